/**
 * Values of the design tokens, repeated: a mail has no style sheet but its own. Mail programs that know a dark look take
 * DARK, by class; the others show LIGHT, which stands in the style attributes.
 */
export const LIGHT = {
  ground: '#EDF2F5',
  card: '#FFFFFF',
  ink: '#161D23',
  soft: '#4A5A66',
  line: '#DDE6EC',
  link: '#A84300',
} as const;

const DARK = {
  ground: '#0F1418',
  card: '#222B33',
  ink: '#F6F9FA',
  soft: '#C6D3DC',
  line: '#3B4751',
  link: '#FF9F57',
} as const;

/** The first line, dark in both looks: pale lettering, and the way in orange. */
export const BAND = { ground: '#161D23', ink: '#FFFFFF', soft: '#C6D3DC', way: '#FF9F57' } as const;
/** In a dark look it is paler than the card below it. */
const BAND_IN_DARK = '#2F3A43';

/** The button and the total, on any ground: lettering on orange is ink. */
export const STRONG = { ground: '#FF7F2A', ink: '#161D23' } as const;

export const FONT = "'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif";
/** Outlook for Windows sets its text in Times where the first family is one it does not have. */
export const OUTLOOK_FONT = "'Segoe UI',Arial,sans-serif";

/** Pixels: as wide as a mail gets, and what is left of it inside the card. */
export const WIDTH = 600;
export const CARD_PADDING = 24;
export const INNER_WIDTH = WIDTH - 2 * CARD_PADDING;

/** Colours of the dark look by class: of lettering and lines, and of grounds. */
const LETTERING = { ink: DARK.ink, soft: DARK.soft, link: DARK.link, pale: BAND.ink, way: BAND.way, on: STRONG.ink };
const GROUNDS = { ground: DARK.ground, card: DARK.card, band: BAND_IN_DARK, chip: DARK.line, on: STRONG.ground };

const rules = (colours: Readonly<Record<string, string>>, property: string, within = ''): string =>
  Object.entries(colours)
    .map(([name, colour]) => `${within}.${name}{${property}:${colour}!important}`)
    .join('');

const NARROW = [
  '.stack{display:block!important;width:auto!important;padding-right:0!important}',
  '.under{border-top:0!important;padding-top:0!important}',
  '.card{padding:24px 16px 8px!important}',
  '.band{padding:18px 16px!important}',
  '.when{font-size:20px!important}',
  '.wide{width:100%!important}',
  '.press{display:block!important;text-align:center!important}',
].join('');

/** What cannot be said in a style attribute. On narrow screens labels stand above what they are about. */
export const STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (max-width:480px){${NARROW}}`,
  `@media (prefers-color-scheme:dark){${rules(GROUNDS, 'background-color')}${rules(LETTERING, 'color')}.line{border-color:${DARK.line}!important}}`,
].join('\n');

/**
 * The same dark look where Outlook's own apps and outlook.com have made one: they mark what they have changed. In a sheet
 * of its own: Gmail leaves out a whole one that it does not understand.
 */
export const OUTLOOK_DARK = [
  rules(GROUNDS, 'background-color', '[data-ogsb] '),
  rules(LETTERING, 'color', '[data-ogsc] '),
  `[data-ogsc] .line{border-color:${DARK.line}!important}`,
].join('');

export const OUTLOOK_STYLE = `table,td,h1,h2,p,a,li{font-family:${OUTLOOK_FONT}!important}table{border-collapse:collapse}`;

/** Of a cell whose table stands in the middle: Outlook and browsers know only the attribute. */
export const MIDDLE = 'center';
