/**
 * The number of the quote that this browser last saved and the step that came next, so that the home page leads back to it.
 * It opens the quote as its
 * link does, on any device for as long as the server keeps it. A forbidden storage means "none kept", never a crash.
 */
const KEY = 'last-quote';
/** Ids as the server makes them (draftsService), and words; anything else was not written by us. */
const KEPT = /^([A-Za-z0-9_-]{22,40}) ([a-z-]{1,40})$/;

type KeptDraft = { readonly draftId: string; readonly step: string };

export function keepDraft({ draftId, step }: KeptDraft): void {
  try {
    window.localStorage.setItem(KEY, `${draftId} ${step}`);
  } catch {
    // The link in the address still leads to it.
  }
}

/** Nothing when another tab has kept another one since. */
export function forgetDraft(draftId: string): void {
  try {
    if (keptDraft()?.draftId === draftId) window.localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept where nothing may be stored.
  }
}

export function keptDraft(): KeptDraft | null {
  try {
    const [, draftId, step] = KEPT.exec(window.localStorage.getItem(KEY) ?? '') ?? [];
    return draftId && step ? { draftId, step } : null;
  } catch {
    return null;
  }
}
