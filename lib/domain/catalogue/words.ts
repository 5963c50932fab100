const FILLER = new Set(['a', 'an', 'and', 'of', 'or', 'the', 'with', 'x', 'my']);

export const isTelling = (word: string): boolean => !FILLER.has(word);

/** Returns a text's words for comparing, never for display: without case, accents and hyphens, in the singular. */
export const allWords = (text: string): readonly string[] => rawWords(text).map(singular);

/** Returns the words of a text for comparing, like `allWords`, with plurals kept. */
export function rawWords(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Returns the singular: "chairs", "boxes" and "shelves" are "chair", "box" and "shelf". */
export function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
