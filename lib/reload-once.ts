/**
 * The session storage key of the last reload. A deploy removes the files of the build before, so that an open page
 * cannot load a missing part. The page then reloads once. A file that is missing after that has another cause.
 */
export const RELOADED_MARK = 'reloaded-for-new-build';
/** The time in which the page is not reloaded again, in ms (assumption). */
export const RELOAD_PAUSE_MS = 60_000;

const isScript = (target: EventTarget | null): target is HTMLScriptElement => target instanceof HTMLScriptElement;

/** Returns whether this page may reload now, and records the reload. Without storage the answer is no. */
function mayReload(now: number): boolean {
  try {
    const before = Number(sessionStorage.getItem(RELOADED_MARK) ?? 0);
    sessionStorage.setItem(RELOADED_MARK, String(now));
    return now - before > RELOAD_PAUSE_MS;
  } catch {
    return false;
  }
}

/** Reloads the page if the server says that a script of ours is gone (4xx): without a network it would be lost. */
export async function reloadOnce(source: string, reload: () => void = () => location.reload()): Promise<void> {
  const isGone = await fetch(source, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status >= 400 && status < 500,
    () => false,
  );
  if (isGone && mayReload(Date.now())) reload();
}

/**
 * Watches the scripts that webpack loads for parts of a page (`import()`) and returns a function that stops it. Call
 * once, before any script loads. Next.js itself handles the scripts of the next page.
 */
export function reloadForNewBuild(reload?: () => void): () => void {
  const onError = ({ target }: Event): void => {
    if (isScript(target) && target.dataset.webpack !== undefined) void reloadOnce(target.src, reload);
  };
  // Errors of elements do not bubble.
  window.addEventListener('error', onError, true);
  return () => window.removeEventListener('error', onError, true);
}
