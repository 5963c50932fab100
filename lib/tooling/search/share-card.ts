import { headlineLines, headlineMarkup, headlineWidth, WORDS } from '@/lib/drawing/files';

/** What a link preview shows of a page: 1200 by 630 pixels. */
export type ShareCard = {
  readonly title: string;
  /** What the page is part of: "Blog". */
  readonly section: string;
  /** The markup of a drawing's file. */
  readonly drawing: string;
  /** The markup of the mark's file. */
  readonly mark: string;
};

export const CARD = { width: 1200, height: 630 } as const;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The tokens of the site (styles/tokens/_palette.scss); a picture cannot read them. */
const COLOURS = { ground: '#edf2f5', panel: '#ffffff', ink: '#161d23', quiet: '#4b5b67', accent: '#ff7f2a' } as const;
const EDGE = 64;
const TEXT_WIDTH = 560;
const TITLE_SIZES = [76, 66, 56, 48];
const MOST_LINES = 4;
const LINE_HEIGHT = 1.08;
const SECTION_SIZE = 28;
/** The drawing's place: the right half, with air around. */
const PICTURE: Box = { x: 646, y: 44, width: 528, height: 530 };

/** The card as SVG, all its words in outlines: it looks the same wherever it is rendered. */
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

/** The largest size at which the title takes no more than its lines, set above the lower edge. */
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

/** The drawing as large as its box allows, in the middle of it. */
function inside(drawing: string, { x, y, width, height }: Box): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid meet"`;
  return drawing.replace(/^(<svg [^>]*?) width="[\d.]+" height="[\d.]+"/, `$1 ${place}`);
}
