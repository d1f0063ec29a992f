// Made by `npm run wire` from logovo/games. Do not edit.

import type * as larder from './larder';
import type * as drakon from './drakon';
import type * as gold from './gold';
import type * as lucky from './lucky';
import type * as vampires from './vampires';

export interface Games {
  larder: { view: larder.View; event: larder.Event; rule: larder.Rule };
  drakon: { view: drakon.View; event: drakon.Event; rule: drakon.Rule };
  gold: { view: gold.View; event: gold.Event; rule: gold.Rule };
  lucky: { view: lucky.View; event: lucky.Event; rule: lucky.Rule };
  vampires: { view: vampires.View; event: vampires.Event; rule: vampires.Rule };
}

export type GameKey = keyof Games;
