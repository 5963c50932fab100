import { STORAGE_UNITS, UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { STORAGE_DURATIONS } from '@/lib/domain/pricing/storage-terms';

const [largest] = STORAGE_UNITS.toReversed();
const titles = STORAGE_DURATIONS.filter(({ discountPercent }) => discountPercent > 0);
const lastOf = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What people ask who choose a unit by its size. */
export const UNIT_QUESTIONS = [
  {
    id: 'between-two-sizes',
    question: 'I am between two sizes. Which one?',
    answer:
      'The smaller one if everything can be stacked and you want all of it back at once. The larger one if you will ask for single items: a gangway takes about two feet of the width.',
  },
  {
    id: 'height',
    question: 'Can I use the whole height?',
    answer: `Every unit is ${UNIT_HEIGHT_FEET} ft high, and we stack as high as the lowest box can bear. Sofas and mattresses stand on their ends. Glass, lamps and screens go on top, so they limit the pile they stand on.`,
  },
  {
    id: 'how-measured',
    question: 'How do you know what fits?',
    answer:
      'A program places items of the usual sizes one by one: heavy ones at the bottom, nothing on top of what cannot carry it, no gaps between. The box counts on this page come from it, and so does the storage calculator’s answer for your own list.',
  },
  {
    id: 'terms',
    question: 'Why does the same unit have several prices?',
    answer: `It has one list price a week. The longer you rent, the less of it you pay: ${lastOf(titles.map(({ title, discountPercent, minimumWeeks }) => `${discountPercent}% less for ${title.toLowerCase()} (${minimumWeeks} weeks or more)`))}.`,
  },
  {
    id: 'larger-still',
    question: `What if I need more than ${largest?.title}?`,
    answer:
      'Ring us. We measure what you have, or read your list from the storage calculator, and tell you the whole price before you agree to anything. Two units side by side are often the answer.',
  },
] as const;
