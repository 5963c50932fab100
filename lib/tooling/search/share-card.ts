import { headlineLines, headlineMarkup, headlineWidth, WORDS } from '@/lib/drawing/files';

/** The image of a link preview: 1200 by 630 pixels. */
export type ShareCard = {
  readonly title: string;
  /** The section of the page: "Blog". */
  readonly section: string;
  /** The SVG markup of the drawing. */
  readonly drawing: string;
  /** The SVG markup of the logo mark. */
  readonly mark: string;
};

export const CARD = { width: 1200, height: 630 } as const;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The colours of the site (styles/tokens/_palette.scss), which an image cannot import. */
const COLOURS = { ground: '#edf2f5', panel: '#ffffff', ink: '#161d23', quiet: '#4b5b67', accent: '#ff7f2a' } as const;
const EDGE = 64;
const TEXT_WIDTH = 560;
const TITLE_SIZES = [76, 66, 56, 48];
const MOST_LINES = 4;
const LINE_HEIGHT = 1.08;
const SECTION_SIZE = 28;
/** The box of the drawing: the right half, with a margin. */
const PICTURE: Box = { x: 646, y: 44, width: 528, height: 530 };

/** Returns the card as SVG with all its words as outlines, so that every renderer draws it alike. */
export function shareCard({ title, section, drawing, mark }: ShareCard): string {
  const { width, height } = CARD;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${COLOURS.ground}"/>`,
    `<path d="M620 0H${width}V${height}H620z" fill="${COLOURS.panel}"/>`,
    `<path d="M0 ${height - 12}H${width}v12H0z" fill="${COLOURS.accent}"/>`,
    inside(mark, { x: EDGE, y: 52, width: 58, height: 68 }),
    companyName(EDGE + 76, 52),
    words(title, section),
    inside(drawing, PICTURE),
    '</svg>',
  ].join('');
}

/** Returns the words in the largest size at which the title fits its lines, aligned to the lower edge. */
function words(title: string, section: string): string {
  const size =
    TITLE_SIZES.find((candidate) => {
      const lines = headlineLines(title, candidate, TEXT_WIDTH - EDGE);
      return lines.length <= MOST_LINES && lines.every((line) => headlineWidth(line, candidate) <= TEXT_WIDTH - EDGE);
    }) ?? Math.min(...TITLE_SIZES);
  const lines = headlineLines(title, size, TEXT_WIDTH - EDGE);
  const bottom = CARD.height - 12 - EDGE;
  const baseLine = (index: number) => bottom - (lines.length - 1 - index) * size * LINE_HEIGHT - size * 0.06;
  const first = baseLine(0) - size * 0.74;
  return [
    headlineMarkup(section, { x: EDGE, y: first - 26, size: SECTION_SIZE, fill: COLOURS.quiet }),
    ...lines.map((line, index) => headlineMarkup(line, { x: EDGE - 3, y: baseLine(index), size, fill: COLOURS.ink })),
  ].join('');
}

const companyName = (x: number, y: number): string =>
  [
    `<g fill="${COLOURS.ink}">`,
    `<path transform="translate(${x} ${y + 36}) scale(.044)" d="${WORDS.Smart.d}"/>`,
    `<path transform="translate(${x + 1} ${y + 62}) scale(.0205)" d="${WORDS.SM.d}"/>`,
    '</g>',
  ].join('');

/** Returns the drawing centred in its box, as large as the box allows. */
function inside(drawing: string, { x, y, width, height }: Box): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid meet"`;
  return drawing.replace(/^(<svg [^>]*?) width="[\d.]+" height="[\d.]+"/, `$1 ${place}`);
}
