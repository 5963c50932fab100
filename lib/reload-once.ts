/**
 * A deploy takes the files of the build before away. A page that is open asks for one that is gone, and gets no further:
 * it is loaded anew, as the new build has it. Once: what is still missing then is missing for another reason.
 */
export const RELOADED_MARK = 'reloaded-for-new-build';
/** Whoever has just been reloaded is not reloaded again (assumption). */
export const RELOAD_PAUSE_MS = 60_000;

const isScript = (target: EventTarget | null): target is HTMLScriptElement => target instanceof HTMLScriptElement;

/** Whether this page may be loaded anew now; says so once. Without a store there is no way to know, so: no. */
function mayReload(now: number): boolean {
  try {
    const before = Number(sessionStorage.getItem(RELOADED_MARK) ?? 0);
    sessionStorage.setItem(RELOADED_MARK, String(now));
    return now - before > RELOAD_PAUSE_MS;
  } catch {
    return false;
  }
}

/**
 * To be told of a script of ours that did not come. Only when the server says that there is none (4xx) is the page loaded
 * anew. Without a network it would be none at all; a script that is there after all, because only the connection was away,
 * comes when it is asked for again, and the page with what was typed and pressed stays. `reload` is the browser's own.
 */
export async function reloadOnce(source: string, reload: () => void = () => location.reload()): Promise<void> {
  const isGone = await fetch(source, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status >= 400 && status < 500,
    () => false,
  );
  if (isGone && mayReload(Date.now())) reload();
}

/**
 * Watches every script that webpack fetches for a part of a page (`import()`): there is no other place that all of them
 * pass. Scripts of the next page do not count, there Next.js goes to that page by itself. Called once, before anything is
 * fetched (instrumentation-client.ts). Returns what ends it.
 */
export function reloadForNewBuild(reload?: () => void): () => void {
  const onError = ({ target }: Event): void => {
    if (isScript(target) && target.dataset.webpack !== undefined) void reloadOnce(target.src, reload);
  };
  // Errors of elements do not bubble.
  window.addEventListener('error', onError, true);
  return () => window.removeEventListener('error', onError, true);
}
