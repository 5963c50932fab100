/** What no keyboard writes, and what a database refuses: gone before anything is counted. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Typed text in one line. */
export const tidyLine = (text: string): string => text.replace(/\s+/g, ' ').replace(CONTROLS, '').trim();

/** Typed text that keeps its lines. */
export const tidyLines = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(tidyLine)
    .join('\n')
    .trim();
