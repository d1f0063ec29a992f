import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { renewWhenStale } from '@/lib/renewal';

renewWhenStale();
mount(App, { target: document.getElementById('app')! });
