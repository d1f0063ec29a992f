import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { renewWhenStale } from '@/lib/renewal';
import { settings } from '@/lib/settings.svelte';
import { loadShell } from '@/text/texts.svelte';

renewWhenStale();
void loadShell(settings.language).then(() =>
  mount(App, { target: document.getElementById('app')! }),
);
