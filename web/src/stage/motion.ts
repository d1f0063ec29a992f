// How a thing moves. Only `transform` and `opacity` change, so that nothing is laid out anew.
import { onceDrawn } from '@/lib/drawn';
import type { Flight } from './moment';
import { boxOf, elementOf, fitting, type Box } from './places';

const EASE = 'cubic-bezier(0.3, 0.05, 0.2, 1)';
/** Milliseconds a thing is still seen where it has landed. */
const LANDED = 110;
const LEAST = 0.3;
const MOST = 2;

export interface Ride {
  readonly flight: Flight;
  /** Milliseconds of the whole moment. */
  readonly length: number;
}

type Measure = () => () => void;
let due: Measure[] = [];

/** Measures after the next picture, all that is due together, and only then changes anything: before
 *  it, or turn and turn about, the page would be laid out anew for each. */
function measured(one: Measure): void {
  if (due.length === 0) onceDrawn(measureAll);
  due.push(one);
}

function measureAll(): void {
  const all = due;
  due = [];
  for (const act of all.map((measure) => measure())) act();
}

/** Lets an element be the thing of a flight: unseen until it sets out, gone with its moment. */
export function ride(node: HTMLElement, { flight, length }: Ride) {
  const undo: (() => void)[] = [];
  let isOver = false;
  const timer = setTimeout(() => measured(measure), flight.start * length);

  function measure() {
    const from = boxOf(flight.from);
    const to = boxOf(flight.to);
    return () => {
      if (from && to && !isOver) setOut(from, to);
    };
  }

  function setOut(from: Box, to: Box) {
    const width = Math.max(14, fitting(to, flight.ratio) * flight.size);
    node.style.width = `${width}px`;
    node.style.height = `${width * flight.ratio}px`;
    const time = Math.max(1, (flight.end - flight.start) * length);
    const motion = node.animate(keyframes(flight, from, to, width), {
      duration: time,
      easing: flight.how === 'fly' ? EASE : 'linear',
      fill: 'forwards',
    });
    undo.push(() => motion.cancel());
    // What has landed is part of the picture from then on.
    if (flight.how === 'fly') {
      const gone = node.animate([{ opacity: 1 }, { opacity: 0 }], {
        delay: time + LANDED,
        duration: 90,
        fill: 'forwards',
      });
      undo.push(() => gone.cancel());
    }
    if (!flight.lifts) return;
    const gone = elementOf(flight.from)?.animate([{ opacity: 0 }, { opacity: 0 }], {
      duration: 1,
      fill: 'forwards',
    });
    if (gone) undo.push(() => gone.cancel());
  }

  return {
    destroy() {
      isOver = true;
      clearTimeout(timer);
      for (const one of undo) one();
    },
  };
}

/** Where the middle of the thing is put so that it lies on the middle of a box. */
function put(box: Box, width: number, ratio: number, scale: number, turn = 0): string {
  const x = box.x + box.width / 2 - width / 2;
  const y = box.y + box.height / 2 - (width * ratio) / 2;
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
}

export function keyframes(flight: Flight, from: Box, to: Box, width: number): Keyframe[] {
  const { ratio, how } = flight;
  const there = (scale: number, turn = flight.turned * 90) => put(to, width, ratio, scale, turn);
  switch (how) {
    case 'fly': {
      const small = Math.min(MOST, Math.max(LEAST, fitting(from, ratio) / width));
      return [
        { transform: put(from, width, ratio, small), opacity: 1 },
        { transform: there(1), opacity: 1 },
      ];
    }
    case 'pop':
      return [
        { transform: there(0.2), opacity: 0, offset: 0 },
        { transform: there(1.18), opacity: 1, offset: 0.18 },
        { transform: there(1), opacity: 1, offset: 0.28 },
        { transform: there(1), opacity: 1, offset: 0.85 },
        { transform: there(0.9), opacity: 0, offset: 1 },
      ];
    case 'flip':
      return [
        { transform: there(1), opacity: 1, offset: 0 },
        { transform: there(1.7), opacity: 1, offset: 0.35 },
        { transform: there(1.7), opacity: 1, offset: 0.75 },
        { transform: there(1), opacity: 1, offset: 1 },
      ];
    case 'burn':
      return [
        { transform: there(0.4), opacity: 0, offset: 0 },
        { transform: there(1.1), opacity: 1, offset: 0.25 },
        { transform: there(1), opacity: 1, offset: 0.6 },
        { transform: there(1.35), opacity: 0, offset: 1 },
      ];
    case 'open':
    case 'close': {
      const aside = { ...to, x: to.x - to.width * 0.55, y: to.y - to.height * 0.35 };
      const ways: Keyframe[] = [
        { transform: there(1), opacity: 1 },
        { transform: put(aside, width, ratio, 1.05, -28), opacity: 0 },
      ];
      return how === 'open' ? ways : ways.reverse();
    }
    case 'fall':
      return [
        { transform: put(from, width, ratio, 1), opacity: 1, offset: 0 },
        { transform: put(from, width, ratio, 1.06, -4), opacity: 1, offset: 0.2 },
        {
          transform: put({ ...from, y: from.y + from.height * 1.5 }, width, ratio, 0.8, 38),
          opacity: 0,
          offset: 1,
        },
      ];
  }
}

/** The table trembles. */
export function shake(node: HTMLElement, delay: number): () => void {
  const [a, b] = ['translate(-5px, 3px)', 'translate(5px, -3px)'];
  const motion = node.animate(
    [0, 1, 2, 3, 4, 5, 6].map((i) => ({ transform: i === 0 || i === 6 ? 'none' : i % 2 ? a : b })),
    { duration: 420, delay },
  );
  return () => motion.cancel();
}

/** Of the height of the screen: with less of it a scene would be cut. */
const ENOUGH = 0.75;

/** Lies over the part of the board that is on the screen; over all of the screen where a page shows
 *  other things above it, as a replay does. */
export function cover(node: HTMLElement) {
  const board = node.closest('[data-stage]')?.parentElement;
  const lie = () => {
    const box = board?.getBoundingClientRect();
    node.style.display = '';
    if (!box) return;
    const seen = Math.min(innerHeight, box.bottom) - Math.max(0, box.top);
    const all = seen < ENOUGH * innerHeight;
    node.style.left = `${all ? 0 : Math.max(0, box.left)}px`;
    node.style.top = `${all ? 0 : Math.max(0, box.top)}px`;
    node.style.width = `${all ? innerWidth : Math.min(innerWidth, box.width)}px`;
    node.style.height = `${all ? innerHeight : seen}px`;
  };
  // Before it is painted, but not while the page is being changed: that would lay it out twice, as it
  // would be if it were there before its size is known.
  node.style.display = 'none';
  const soon = requestAnimationFrame(lie);
  addEventListener('resize', lie);
  return {
    destroy() {
      cancelAnimationFrame(soon);
      removeEventListener('resize', lie);
    },
  };
}
