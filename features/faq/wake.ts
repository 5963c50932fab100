import { layOutWhenIdle } from '@/components/ui/Island/lay-out-when-idle';
import { FAQ_SEARCH_ID } from './marks';

/** Opens the answer that the address names, and brings it into view. */
function openLinked(): void {
  const linked = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!(linked instanceof HTMLDetailsElement)) return;
  linked.open = true;
  linked.scrollIntoView();
}

/** What the page of questions needs of a script: a linked answer opens, the search box searches. Returns what ends it. */
export function wakeFaq(page: HTMLElement): () => void {
  const search = page.querySelector<HTMLInputElement>(`#${FAQ_SEARCH_ID}`);
  const show = () => {
    if (search) void import('./search').then(({ showAnswers }) => showAnswers(page, search.value));
  };
  const stopWaiting = layOutWhenIdle(page);
  openLinked();
  // Kept by the browser from before, or typed before this script came.
  if (search?.value) show();
  search?.addEventListener('input', show);
  window.addEventListener('hashchange', openLinked);
  return () => {
    stopWaiting();
    search?.removeEventListener('input', show);
    window.removeEventListener('hashchange', openLinked);
  };
}
