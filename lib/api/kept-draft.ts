/** The quote that this browser last saved. Its id opens the quote as its link does. Blocked storage means "none". */
const KEY = 'last-quote';
/** An id as the server makes it and the name of a step. Anything else is not ours. */
const KEPT = /^([A-Za-z0-9_-]{22,40}) ([a-z-]{1,40})$/;

type KeptDraft = { readonly draftId: string; readonly step: string };

export function keepDraft({ draftId, step }: KeptDraft): void {
  try {
    window.localStorage.setItem(KEY, `${draftId} ${step}`);
  } catch {
    // The link in the address bar still leads to the quote.
  }
}

/** Forgets the quote, unless another tab has stored another one since. */
export function deleteKeptDraft(draftId: string): void {
  try {
    if (keptDraft()?.draftId === draftId) window.localStorage.removeItem(KEY);
  } catch {
    // Storage is not available, so nothing is stored.
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
