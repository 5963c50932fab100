import { counted } from '@/lib/domain/wording';
import { FAQ_GROUP, FAQ_NOTHING_ID, FAQ_STATUS_ID } from './marks';

/** Lower case, without accents and apostrophes: what is typed in a hurry and what is printed are the same. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase();

/** Whether each word that was typed begins a word of the text; nothing typed fits everything. */
export function fits(text: string, query: string): boolean {
  const words = plain(text).split(/[^a-z0-9£]+/);
  const wanted = plain(query)
    .split(/[^a-z0-9£]+/)
    .filter(Boolean);
  return wanted.every((each) => words.some((word) => word.startsWith(each)));
}

/** Shows only the questions that fit, and the topics that have one; says how many there are. */
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
  if (status) status.textContent = query.trim() === '' ? '' : counted(count, 'answer');
}
