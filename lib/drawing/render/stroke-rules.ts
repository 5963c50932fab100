import { bodyWidth, lineWidth, type Shown } from './line-weight';
import { strokeOf, type Style } from './shape';

/** Where nothing is understood but attributes (the rasteriser of the images to share), lines grow with the drawing. */
const UNDERSTOOD = '@supports(width:clamp(0px,1vw,1px))';
const ON_THE_PAGE = 'path{vector-effect:non-scaling-stroke}';

/** Attributes of strokes, as the file writes them: in its own units. */
export type StrokeAttributes = { readonly width: (style: Style) => string; readonly dash: (dash: string) => string };

/**
 * The style sheet of a file: what its strokes are as wide as on the page. A rule finds its paths by their attribute,
 * which most of them have anyway.
 * @param inherited width that the paths have which name none, in pixels
 */
export function strokeRules(
  styles: readonly Style[],
  inherited: number,
  shown: Shown,
  { width, dash }: StrokeAttributes,
): string {
  const rules = new Map<string, string>();
  for (const style of styles) {
    if (style.stroke === undefined) continue;
    const line = style.width ?? inherited;
    if (strokeOf({ ...style, width: line }) !== inherited) {
      const shownWidth = style.body === undefined ? lineWidth(line, shown) : bodyWidth(style.body, line, shown);
      rules.set(`[stroke-width="${width(style)}"]`, `stroke-width:${shownWidth}`);
    }
    if (style.dash !== undefined) {
      const pixels = style.dash.split(/[ ,]+/).map((length) => `${length}px`);
      rules.set(`[stroke-dasharray="${dash(style.dash)}"]`, `stroke-dasharray:${pixels.join(' ')}`);
    }
  }
  const own = [...rules].map(([selector, declaration]) => `${selector}{${declaration}}`).join('');
  return `<style>${UNDERSTOOD}{${ON_THE_PAGE}svg{stroke-width:${lineWidth(inherited, shown)}}${own}}</style>`;
}
