import { layOutWhenIdle } from '@/components/ui/Island/lay-out-when-idle';

export const FAQ_SEARCH_ID = 'faq-search';

/** Opens the answer that the URL's hash names, and scrolls to it. */
function openLinked(): void {
  const linked = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!(linked instanceof HTMLDetailsElement)) return;
  linked.open = true;
  linked.scrollIntoView();
}

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
