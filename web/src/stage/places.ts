// Where on the screen a named place is. Things on their way are measured when they set out.

/** A box in the window. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The element of the first of these places that is on the screen. */
export function elementOf(places: readonly string[]): Element | null {
  for (const place of places) {
    const named = document.querySelector(`[data-place="${CSS.escape(place)}"]`);
    if (named && named.getClientRects().length > 0) return named;
  }
  return null;
}

/** The box of the first of these places that can be found. */
export function boxOf(places: readonly string[]): Box | null {
  for (const place of places) {
    const named = elementOf([place]);
    if (named) {
      const { x, y, width, height } = named.getBoundingClientRect();
      return { x, y, width, height };
    }
    const [kind, where] = place.split(':');
    const found = kind === 'cell' ? cellBox(where ?? '') : place === 'middle' ? middle() : null;
    if (found) return found;
  }
  return null;
}

/** An empty square of a grid: the drawing says in which units its squares are counted. */
function cellBox(where: string): Box | null {
  const grid = document.querySelector<SVGGraphicsElement>('[data-cells]');
  const matrix = grid?.getScreenCTM();
  const [width, height, right, down] = (grid?.dataset.cells ?? '').split(' ').map(Number);
  const [x, y] = where.split(',').map(Number);
  if (!matrix || x === undefined || y === undefined || !width || !height) return null;
  const from = new DOMPoint(x * (right ?? 1) * width, y * (down ?? 1) * height);
  const a = from.matrixTransform(matrix);
  const b = new DOMPoint(from.x + width, from.y + height).matrixTransform(matrix);
  return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
}

/** The middle of what is to be seen of the board: there something is held up for all to see. */
function middle(): Box | null {
  const board = document.querySelector('[data-stage]')?.parentElement?.getBoundingClientRect();
  if (!board) return null;
  const [top, bottom] = [Math.max(0, board.top), Math.min(innerHeight, board.bottom)];
  const side = Math.min(board.width, bottom - top, 440) * 0.45;
  const y = (top + bottom - side) / 2;
  return { x: board.x + (board.width - side) / 2, y, width: side, height: side };
}

/** The width of the largest thing of that shape that fits into a box. */
export function fitting(box: Box, ratio: number): number {
  return Math.min(box.width, box.height / ratio);
}
