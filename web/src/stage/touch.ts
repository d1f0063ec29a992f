// A tap on the table while something is acted out ends that, and does nothing else.

/** Ends the moment if the tap was meant for the table; buttons beside it and dialogs stay theirs. */
export function endByTouch(event: MouseEvent, end: () => void): void {
  const touched = event.target as Element;
  if (touched.closest('dialog, a, input, select, [data-scene]')) return;
  if (touched.closest('button') && !touched.closest('[data-place]')) return;
  event.stopPropagation();
  event.preventDefault();
  end();
}
