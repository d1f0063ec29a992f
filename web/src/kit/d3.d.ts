// d3-zoom keeps the present transform on the element itself.
interface SVGSVGElement {
  __zoom: { readonly x: number; readonly y: number; readonly k: number };
}
