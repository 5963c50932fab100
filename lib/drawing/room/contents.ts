import type { PlacedLoad } from './pack';

/** Number words for counting by name ("wardrobe", "pair of skis"). Each name stands for one item. */
const NUMBER_WORDS = ['no', 'a', 'two', 'three', 'four'];
const VOWEL = /^[aeiou]/;
const HISSING = /(s|x|ch|sh)$/;

/** Returns a count with its name: "12 boxes", "a wardrobe", "an armchair". */
function counted(name: string, count: number): string {
  if (count === 1) return `${VOWEL.test(name) ? 'an' : 'a'} ${name}`;
  const [head = '', ...rest] = name.split(/(?= of )/);
  const plural = `${head}${HISSING.test(head) ? 'es' : 's'}${rest.join('')}`;
  return `${NUMBER_WORDS[count] ?? String(count)} ${plural}`;
}

/** Lists the items of a drawing in words, the most numerous first: "12 boxes, a wardrobe and a rug". */
export function contentsInWords(placed: readonly PlacedLoad[]): string {
  const counts = new Map<string, number>();
  for (const { load } of placed) counts.set(load.name, (counts.get(load.name) ?? 0) + 1);
  const phrases = [...counts].sort(([, one], [, other]) => other - one).map(([name, count]) => counted(name, count));
  const last = phrases.at(-1) ?? '';
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')} and ${last}`;
}
