// Language, theme, speed, sound: chosen once in this browser, changed anywhere at any time.
import { kept, keep } from './keep';

export type Language = 'ru' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

const PACE: Record<Speed, number> = { slow: 800, normal: 450, fast: 220, instant: 0 };

const wantsDark = matchMedia('(prefers-color-scheme: dark)');
const wantsStill = matchMedia('(prefers-reduced-motion: reduce)');

function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? kept('language');
  if (asked === 'ru' || asked === 'en') return asked;
  return navigator.languages.some((tag) => /^(ru|be|uk|kk)/i.test(tag)) ? 'ru' : 'en';
}

function oneOf<T extends string>(value: string | null, all: readonly T[], otherwise: T): T {
  return all.find((one) => one === value) ?? otherwise;
}

class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(oneOf(kept('theme'), ['auto', 'light', 'dark'], 'auto'));
  speed = $state<Speed>(oneOf(kept('speed'), ['slow', 'normal', 'fast', 'instant'], 'normal'));
  sound = $state<boolean>(kept('sound') === 'on');
  name = $state<string>(kept('name') ?? '');
  #dark = $state(wantsDark.matches);
  #still = $state(wantsStill.matches);

  constructor() {
    wantsDark.addEventListener('change', (change) => (this.#dark = change.matches));
    wantsStill.addEventListener('change', (change) => (this.#still = change.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.lang = this.language;
        document.documentElement.dataset.theme = this.look;
        document.documentElement.style.setProperty('--pace', `${this.pace}ms`);
        const bar = document.querySelector('meta[name=theme-color]');
        bar?.setAttribute('content', this.look === 'dark' ? '#1c1523' : '#f3e6cf');
      });
      $effect(() => {
        keep('language', this.language);
        keep('theme', this.theme);
        keep('speed', this.speed);
        keep('sound', this.sound ? 'on' : 'off');
        keep('name', this.name);
      });
    });
  }

  /** The theme in force. */
  get look(): 'light' | 'dark' {
    return this.theme === 'auto' ? (this.#dark ? 'dark' : 'light') : this.theme;
  }

  /** Whether nothing should move. */
  get still(): boolean {
    return this.#still;
  }

  /** Milliseconds one event is shown. Without motion the highlights still need time. */
  get pace(): number {
    return PACE[this.speed];
  }
}

export const settings = new Settings();
