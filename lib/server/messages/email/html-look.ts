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

/** The button and the total, on any ground: lettering on orange is ink. */
export const STRONG = { ground: '#FF7F2A', ink: '#161D23' } as const;

export const FONT = "'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif";

/** Pixels: as wide as a mail gets, and what is left of it inside the card. */
export const WIDTH = 600;
export const CARD_PADDING = 24;
export const INNER_WIDTH = WIDTH - 2 * CARD_PADDING;

/** What cannot be said in a style attribute. On narrow screens labels stand above what they are about. */
export const STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (max-width:480px){.stack{display:block!important;width:auto!important;padding-right:0!important}.under{border-top:0!important;padding-top:0!important}.card{padding:24px 16px 8px!important}}`,
  `@media (prefers-color-scheme:dark){.ground{background-color:${DARK.ground}!important}.card{background-color:${DARK.card}!important}.ink{color:${DARK.ink}!important}.soft{color:${DARK.soft}!important}.line{border-color:${DARK.line}!important}.link{color:${DARK.link}!important}}`,
].join('\n');

/** Outlook for Windows sets its text in Times where the first family is one it does not have. */
export const OUTLOOK_STYLE = `table,td,h1,h2,p,a,li{font-family:'Segoe UI',Arial,sans-serif!important}table{border-collapse:collapse}`;

/** Of a cell whose table stands in the middle: Outlook and browsers know only the attribute. */
export const MIDDLE = 'center';
