/** An element on a page, with its position and size in pixels. */
export type Box = {
  readonly what: string;
  readonly x: number;
  /** The distance from the upper edge of its container, for the first element there; 0 otherwise. */
  readonly inset: number;
  /** The distance from the lower edge of the previous element in the same container. */
  readonly gap: number;
  readonly width: number;
  readonly height: number;
  /**
   * Whether its position depends on line breaks, which differ between engines. For such an element only its presence
   * counts.
   */
  readonly isFlowed: boolean;
};
export type Layout = { readonly height: number; readonly boxes: readonly Box[] };
export type Difference = { readonly what: string; readonly px: number; readonly how: string };

/**
 * Allowed differences in pixels. Engines space letters slightly differently: a button is some pixels wider, a text one
 * line of 30 px higher or a word narrower.
 */
const TOLERANCE = { x: 12, inset: 12, gap: 30, width: 40, height: 30 } as const;
/** The allowed difference of a page's height, as a share of it. */
const PAGE_TOLERANCE = 0.03;
const MEASURES = ['x', 'inset', 'gap', 'width', 'height'] as const;

/** Returns every visible element in document order. Runs in the page. */
export function measure(): Layout {
  const isFlowed = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || element === document.body) return false;
    const { flexWrap, overflowX } = getComputedStyle(parent);
    const flows = getComputedStyle(element).display.startsWith('inline') || flexWrap === 'wrap' || overflowX === 'auto';
    return flows || isFlowed(parent);
  };
  const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const hasWords = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    const isThing = element.matches('img, svg, input:not([type=hidden]), select, textarea, button, legend, fieldset');
    if (!(hasWords || isThing) || element.parentElement?.closest('svg')) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
  const boxes = seen.map((element, index) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const before = seen[index - 1];
    const edges = before?.getBoundingClientRect() ?? { top: y, bottom: y };
    const isFirst = before?.contains(element) === true;
    const [inset, gap] = isFirst ? [y - edges.top, 0] : [0, y - edges.bottom];
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    const what = `${element.localName} "${words}"`;
    return { what, x, inset, gap, width, height, isFlowed: isFlowed(element) };
  });
  return { height: document.documentElement.scrollHeight, boxes };
}

/** Returns the positions and sizes that differ by more than the tolerance, the largest first. */
export function differences(expected: Layout, actual: Layout): readonly Difference[] {
  const found: Difference[] = [];
  const note = (what: string, how: string, px: number) => found.push({ what, how, px });
  const pageBy = actual.height - expected.height;
  if (Math.abs(pageBy) > PAGE_TOLERANCE * expected.height) note('the page', 'height', pageBy);
  const left = new Map<string, Box[]>();
  for (const box of actual.boxes) left.set(box.what, [...(left.get(box.what) ?? []), box]);
  for (const box of expected.boxes) {
    const same = left.get(box.what)?.shift();
    if (!same) {
      note(box.what, 'is not seen', box.height);
      continue;
    }
    for (const measured of box.isFlowed ? [] : MEASURES) {
      const px = same[measured] - box[measured];
      if (Math.abs(px) > TOLERANCE[measured]) note(box.what, measured, px);
    }
  }
  for (const [what, more] of left) for (const { height } of more) note(what, 'is seen only here', height);
  return found.toSorted((a, b) => Math.abs(b.px) - Math.abs(a.px));
}
