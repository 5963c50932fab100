/** Colours of the design tokens, because a mail has only its own style sheet. Mail programs apply DARK by class. */
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

/** The first line is dark in both modes. */
export const BAND = { ground: '#161D23', ink: '#FFFFFF', soft: '#C6D3DC', way: '#FF9F57' } as const;
/** In dark mode, paler than the card below. */
const BAND_IN_DARK = '#2F3A43';

export const STRONG = { ground: '#FF7F2A', ink: '#161D23' } as const;

export const FONT = "'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif";
/** Outlook for Windows falls back to Times when it does not have the first family of a list. */
export const OUTLOOK_FONT = "'Segoe UI',Arial,sans-serif";

/** Pixels. INNER_WIDTH: of the card's content. */
export const WIDTH = 600;
export const CARD_PADDING = 24;
export const INNER_WIDTH = WIDTH - 2 * CARD_PADDING;

/** Dark-mode colours by class, of text and lines, and of backgrounds. */
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

export const STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (max-width:480px){${NARROW}}`,
  `@media (prefers-color-scheme:dark){${rules(GROUNDS, 'background-color')}${rules(LETTERING, 'color')}.line{border-color:${DARK.line}!important}}`,
].join('\n');

/** Dark mode of Outlook. A separate sheet, because Gmail drops a sheet that it does not understand. */
export const OUTLOOK_DARK = [
  rules(GROUNDS, 'background-color', '[data-ogsb] '),
  rules(LETTERING, 'color', '[data-ogsc] '),
  `[data-ogsc] .line{border-color:${DARK.line}!important}`,
].join('');

export const OUTLOOK_STYLE = `table,td,h1,h2,p,a,li{font-family:${OUTLOOK_FONT}!important}table{border-collapse:collapse}`;

/** Outlook and browsers centre a table only by its cell's attribute. */
export const MIDDLE = 'center';
