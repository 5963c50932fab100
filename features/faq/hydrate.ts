import { layOutWhenIdle } from '@/components/ui/Island/lay-out-when-idle';
import { openLinked } from '@/components/ui/Disclosure/use-disclosures';

export const FAQ_SEARCH_ID = 'faq-search';

/** Opens the linked answer and makes the search box work on the page of questions. Returns the clean-up function. */
export function hydrateFaq(page: HTMLElement): () => void {
  const search = page.querySelector<HTMLInputElement>(`#${FAQ_SEARCH_ID}`);
  const show = () => {
    if (search) void import('./search').then(({ showAnswers }) => showAnswers(page, search.value));
  };
  const stopWaiting = layOutWhenIdle(page);
  openLinked();
  if (search?.value) show();
  search?.addEventListener('input', show);
  window.addEventListener('hashchange', openLinked);
  return () => {
    stopWaiting();
    search?.removeEventListener('input', show);
    window.removeEventListener('hashchange', openLinked);
  };
}
