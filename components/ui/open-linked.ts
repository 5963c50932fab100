/**
 * Opens the folded parts around the element that the URL's hash names, and scrolls to it. Not every browser opens a
 * <details> for a link into it.
 */
export function openLinked(): void {
  const linked = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  let details = linked?.closest('details');
  if (!linked || !details) return;
  for (; details; details = details.parentElement?.closest('details')) details.open = true;
  linked.scrollIntoView();
}
