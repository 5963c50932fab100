/** Words from front matter as they are printed: curly apostrophes, and "6 × 4 ft" on one line. */
export const typeset = (text: string): string => keepMeasures(text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'));

/** Of rendered text too, whose apostrophes are curly already. */
export const keepMeasures = (text: string): string =>
  text.replace(/(\d) × (\d+)( ft)?/g, (measure) => measure.replaceAll(' ', '\u00a0'));
