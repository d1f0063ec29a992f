// Dragging, pinching and the wheel over one element. The place of a world on the screen is a scale and
// a shift; whoever uses this keeps it.
export interface Place {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const LEAST = 0.15;
const MOST = 4;
/** How far a finger may slip, in pixels, and still have tapped. */
const SLIP = 6;

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The world scaled by a factor; what lies at a point moves to another. */
export function scaled(at: Place, factor: number, from: Point, to: Point = from): Place {
  const k = Math.min(MOST, Math.max(LEAST, at.k * factor));
  const by = k / at.k;
  return { k, x: to.x - (from.x - at.x) * by, y: to.y - (from.y - at.y) * by };
}

/** One of two fingers has moved; the other rests. */
export function pinched(at: Place, before: Point, now: Point, other: Point): Place {
  const factor = apart(now, other) / Math.max(1, apart(before, other));
  return scaled(at, factor, middle(before, other), middle(now, other));
}

/** By how much a turn of the wheel scales: lines and pages count as more, a pinched pad sends ctrl. */
export function turned(wheel: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const unit = wheel.deltaMode === 1 ? 0.05 : wheel.deltaMode ? 1 : 0.002;
  return 2 ** (-wheel.deltaY * unit * (wheel.ctrlKey ? 10 : 1));
}

/** Listens until the function it returns is called. */
export function listen(frame: Element, at: () => Place, move: (to: Place) => void): () => void {
  const down = new Map<number, Point>();
  let moving = false;

  const point = (event: MouseEvent): Point => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function press(event: PointerEvent) {
    if (event.button !== 0 || (event.pointerType === 'mouse' && event.ctrlKey)) return;
    if (down.size === 0) moving = false;
    if (down.size < 2) down.set(event.pointerId, point(event));
  }

  function slide(event: PointerEvent) {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = point(event);
    if (!moving) {
      if (down.size < 2 && apart(before, now) <= SLIP) return;
      moving = true;
    }
    // From here on the finger may leave the frame, and what it lets go of was not tapped.
    if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
    down.set(event.pointerId, now);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) move(pinched(at(), before, now, other));
    else move(scaled(at(), 1, before, now));
  }

  function release(event: PointerEvent) {
    // The click that ends a drag comes before the timeout; a key pressed later is no such click.
    if (down.delete(event.pointerId) && down.size === 0) setTimeout(() => (moving = false));
  }

  function click(event: Event) {
    if (moving) event.stopImmediatePropagation();
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    move(scaled(at(), turned(event), point(event)));
  }

  const heard = new AbortController();
  const { signal } = heard;
  const listening: [EventTarget, string, (event: never) => void, AddEventListenerOptions][] = [
    [frame, 'pointerdown', press, { signal }],
    [frame, 'pointermove', slide, { signal }],
    [window, 'pointerup', release, { signal }],
    [window, 'pointercancel', release, { signal }],
    [frame, 'click', click, { signal, capture: true }],
    [frame, 'wheel', wheel, { signal, passive: false }],
  ];
  for (const [target, name, hear, options] of listening)
    target.addEventListener(name, hear as EventListener, options);
  return () => heard.abort();
}
