// Drawings that are seen again and again, printed once. Drawn in place, each copy of a card of fifty
// strokes is fifty things that the page styles, lays out and paints; a print is one.
import { mount, unmount, type Component } from 'svelte';

const ready = new Map<string, string>();
/** Grows with each print: whoever draws meanwhile looks again. */
let count = $state(0);
/** What was begun; held on to, so that a print shows at once wherever it is put. */
const begun = new Map<string, HTMLImageElement>();

/** The address of the print of a drawing; empty as long as there is none and it is to be drawn.
 *  Letters cannot be printed: a picture has no fonts of the page. */
export function printOf<Props extends Record<string, unknown>>(
  name: string,
  drawing: Component<Props>,
  props: Props,
): string {
  if (!begun.has(name)) {
    const image = new Image();
    begun.set(name, image);
    // Each in a task of its own: a table that opens has enough to do.
    setTimeout(() => void print(name, image, drawing, props));
  }
  const found = ready.get(name);
  if (found === undefined) void count;
  return found ?? '';
}

async function print<Props extends Record<string, unknown>>(
  name: string,
  image: HTMLImageElement,
  drawing: Component<Props>,
  props: Props,
): Promise<void> {
  const sheet = new Blob([drawn(drawing, props)], { type: 'image/svg+xml' });
  image.src = URL.createObjectURL(sheet);
  try {
    await image.decode();
    ready.set(name, image.src);
    count++;
  } catch {
    // It goes on being drawn.
  }
}

/** A drawing as a file of its own, in the colours of the page. */
function drawn<Props extends Record<string, unknown>>(
  drawing: Component<Props>,
  props: Props,
): string {
  const box = document.createElement('div');
  const done = mount(drawing, { target: box, props });
  const file = new XMLSerializer().serializeToString(box.querySelector('svg')!);
  void unmount(done);
  const colours = getComputedStyle(document.documentElement);
  return file
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/var\((--[\w-]+)\)/g, (_, colour: string) => colours.getPropertyValue(colour));
}
