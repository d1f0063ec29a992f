// What each game has for its stage, in `boards/<key>/`: `moments.ts` (which moments a step has),
// `Moments.svelte` (those shown large) and `Prop.svelte` (the things that fly). Loaded after the
// board, so that nobody waits for it.
import type { Component } from 'svelte';
import type { Texts } from '@/text/fluent';
import type { Director, Flight, OnShow } from './moment';

export interface SceneProps {
  readonly moment: OnShow;
  /** Nothing may move: the last picture of the moment is shown at once. */
  readonly still: boolean;
  /** Ends it. */
  readonly onpass: () => void;
}

export interface StageProps {
  readonly moment: OnShow | null;
  readonly stage: Stage;
  readonly game: string;
  readonly t: Texts;
  /** Nothing may move. */
  readonly still: boolean;
  readonly onpass: () => void;
}

export interface Stage {
  /** Shows moments of any game. */
  readonly Stage: Component<StageProps>;
  readonly director: Director;
  /** What somebody who has just come must see before they play. */
  readonly overture?: Director | undefined;
  readonly Scene: Component<SceneProps> | null;
  readonly Prop: Component<{ flight: Flight }> | null;
}

interface Moments {
  readonly director: Director;
  readonly overture?: Director;
}

const moments = import.meta.glob<Moments>('../boards/*/moments.ts');
const scenes = import.meta.glob<Component<SceneProps>>('../boards/*/Moments.svelte', {
  import: 'default',
});
const props = import.meta.glob<Component<{ flight: Flight }>>('../boards/*/Prop.svelte', {
  import: 'default',
});

/** The stage of a game; null for one whose steps are only told. */
export async function loadStage(game: string): Promise<Stage | null> {
  if (!moments[`../boards/${game}/moments.ts`]) return null;
  const [shared, found, Scene, Prop] = await Promise.all([
    import('./Stage.svelte'),
    moments[`../boards/${game}/moments.ts`]?.(),
    scenes[`../boards/${game}/Moments.svelte`]?.(),
    props[`../boards/${game}/Prop.svelte`]?.(),
  ]);
  if (!found) return null;
  const { director, overture } = found;
  return { Stage: shared.default, director, overture, Scene: Scene ?? null, Prop: Prop ?? null };
}
