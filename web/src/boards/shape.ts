// What shape the screen has, for boards that lie differently on it. Widths alone are asked in CSS.
import { MediaQuery } from 'svelte/reactivity';

/** A phone held sideways: no height to spare. Must agree with `@media` in the pages of the table. */
export const low = new MediaQuery('(max-height: 520px) and (min-width: 600px)');
/** A phone held upright. */
export const narrow = new MediaQuery('(max-width: 480px)');
/** Room for columns: the story stands beside the board, too. */
export const wide = new MediaQuery('(min-width: 960px)');
