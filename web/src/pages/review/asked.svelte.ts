// The review of one table as far as it has come: asked for again until it is ready.
import { untrack } from 'svelte';
import { api, Refusal } from '@/net/api';
import type { ReviewPage } from '@/net/wire';

const EVERY = 1000;
/** Another try when the server did not answer, or has too much to do. */
const LATER = 3000;
const PASSING: readonly string[] = ['offline', 'too-fast', 'too-many-reviews'];

/** Make it while a component is made; it stops asking when the component goes. */
export class Asked {
  page = $state.raw<ReviewPage | null>(null);
  lost = $state('');
  /** Why there is nothing new yet; it is asked for again. */
  delay = $state('');

  constructor(readonly id: string) {
    $effect(() => {
      let timer = 0;
      let gone = false;
      const ask = async () => {
        let rest = EVERY;
        try {
          const had = this.page?.decisions ?? [];
          const page = await api.review(id, had.at(-1)?.entry ?? 0);
          if (gone) return;
          // Judged in their order, so that only those after the last one are asked for.
          this.delay = '';
          this.page = { ...page, decisions: [...had, ...page.decisions] };
          if (page.ready) return;
        } catch (why) {
          if (!(why instanceof Refusal)) throw why;
          // What was shown stays: the server goes on by itself.
          if (!PASSING.includes(why.problem.code)) {
            this.lost = why.problem.code;
            return;
          }
          this.delay = why.problem.code;
          rest = LATER;
        }
        if (!gone) timer = window.setTimeout(() => void ask(), rest);
      };
      // What is asked reads what is there already; that must not begin a second asking.
      untrack(() => void ask());
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    });
  }
}
