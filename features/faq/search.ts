import { countWithNoun } from '@/lib/domain/wording';

export const FAQ_STATUS_ID = 'faq-status';
export const FAQ_NOTHING_ID = 'faq-nothing';
export const FAQ_GROUP = 'data-faq-group';

/** Returns the text in lower case without accents and apostrophes, so that hurried typing matches the printed text. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase();

/** Returns whether each typed word begins a word of the text. An empty query matches everything. */
export function fits(text: string, query: string): boolean {
  const words = plain(text).split(/[^a-z0-9£]+/);
  const wanted = plain(query)
    .split(/[^a-z0-9£]+/)
    .filter(Boolean);
  return wanted.every((each) => words.some((word) => word.startsWith(each)));
}

/** Shows only the matching questions and the topics that have one, and announces how many there are. */
export function showAnswers(page: ParentNode, query: string): void {
  let count = 0;
  for (const group of page.querySelectorAll<HTMLElement>(`[${FAQ_GROUP}]`)) {
    const questions = [...group.querySelectorAll('details')];
    for (const question of questions) question.hidden = !fits(question.textContent, query);
    const found = questions.filter(({ hidden }) => !hidden).length;
    group.hidden = found === 0;
    count += found;
  }
  const nothing = page.querySelector<HTMLElement>(`#${FAQ_NOTHING_ID}`);
  if (nothing) nothing.hidden = count > 0;
  const status = page.querySelector(`#${FAQ_STATUS_ID}`);
  if (status) status.textContent = query.trim() === '' ? '' : countWithNoun(count, 'answer');
}
