// Language, theme, speed, sound: chosen once in this browser, changed anywhere at any time.
import { kept, keep } from './keep';

export type Language = 'ru' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
/** When a move is made: as the game asks, after a question each time, or at the first tap. */
export type Acting = 'usual' | 'confirm' | 'tap';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** Milliseconds an ordinary move is shown. */
const BEAT: Record<Speed, number> = { slow: 2000, normal: 1200, fast: 550, instant: 0 };
/** What of it a thing takes to move. */
const MOVING = 0.38;

const wantsDark = matchMedia('(prefers-color-scheme: dark)');
const wantsStill = matchMedia('(prefers-reduced-motion: reduce)');

function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? kept('language');
  if (asked === 'ru' || asked === 'en') return asked;
  return navigator.languages.some((tag) => /^(ru|be|uk|kk)/i.test(tag)) ? 'ru' : 'en';
}

/** `?dev` opens the developer's drawer in this browser, `?dev=off` puts it away. */
function isDeveloper(): boolean {
  const asked = new URLSearchParams(location.search).get('dev');
  if (asked === null) return kept('dev') === 'on';
  keep('dev', asked === 'off' ? 'off' : 'on');
  return asked !== 'off';
}

function oneOf<T extends string>(value: string | null, all: readonly T[], otherwise: T): T {
  return all.find((one) => one === value) ?? otherwise;
}

function volumeOf(value: string | null): number {
  const found = value === null ? NaN : Number(value);
  return found >= 0 && found <= 1 ? found : 0.7;
}

class Settings {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(oneOf(kept('theme'), ['auto', 'light', 'dark'], 'auto'));
  speed = $state<Speed>(oneOf(kept('speed'), ['slow', 'normal', 'fast', 'instant'], 'normal'));
  acting = $state<Acting>(oneOf(kept('acting'), ['usual', 'confirm', 'tap'], 'usual'));
  sound = $state<boolean>(kept('sound') === 'on');
  /** How loud, from 0 to 1. */
  volume = $state<number>(volumeOf(kept('volume')));
  /** Whether bots' remarks are heard. */
  banter = $state<boolean>(kept('banter') !== 'off');
  name = $state<string>(kept('name') ?? '');
  readonly dev = isDeveloper();
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
        keep('acting', this.acting);
        keep('sound', this.sound ? 'on' : 'off');
        keep('volume', String(this.volume));
        keep('banter', this.banter ? 'on' : 'off');
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

  /** Milliseconds an ordinary move is shown. Without motion the highlights still need time. */
  get beat(): number {
    return BEAT[this.speed];
  }

  /** Milliseconds a thing takes to move. */
  get pace(): number {
    return Math.round(this.beat * MOVING);
  }
}

export const settings = new Settings();
