/** Returns front-matter text with curly apostrophes, and with measures such as "6 × 4 ft" kept on one line. */
export const typeset = (text: string): string => keepMeasures(text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'));

/** Keeps measures such as "6 × 4 ft" on one line. Works on rendered text too, whose apostrophes are already curly. */
export const keepMeasures = (text: string): string =>
  text.replace(/(\d) × (\d+)( ft)?/g, (measure) => measure.replaceAll(' ', '\u00a0'));
