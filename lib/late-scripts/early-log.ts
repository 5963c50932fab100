/**
 * What somebody did before the site's code was there, as the inline loader keeps it (loader.ts). Whoever is in charge of
 * a part of the page takes what happened in it, and does it again once its code is there.
 */
export type EarlyEvent = {
  /** Of the three only a submit is held up by keeping it. */
  readonly type: 'input' | 'click' | 'submit';
  readonly target: Element;
  readonly event?: Event;
};

export type EarlyLog = {
  readonly kept: EarlyEvent[];
  /** Somebody has come near a control, and waits. */
  isUsed: boolean;
  /** Keeps nothing any more: what happens from now on is answered. */
  readonly stop: () => void;
  /** Counts no click into a quote any more: from now on the caller does. */
  readonly stopCounting: () => void;
  /** What was thrown so far; from now on the caller listens. */
  readonly takeErrors: () => readonly unknown[];
};

/** Where the loader puts it. */
export type WindowWithLog = Window & { earlyLog?: EarlyLog };

/** Not there in development, and where no loader ran. */
export const earlyLog = (): EarlyLog | undefined => (window as WindowWithLog).earlyLog;

/** Everything so far, as it stands now. */
export const keptSoFar = (): readonly EarlyEvent[] => [...(earlyLog()?.kept ?? [])];

/** Whether something was pressed or typed in a part of the page. */
export const hasEarly = (root: Element): boolean =>
  earlyLog()?.kept.some(({ target }) => root.contains(target)) ?? false;

/** Everything that was pressed and typed in a part of the page, in that order. It is the caller's from then on. */
export function takeEarly(root: Element): readonly EarlyEvent[] {
  const kept = earlyLog()?.kept;
  if (!kept) return [];
  const taken = kept.filter(({ target }) => root.contains(target));
  kept.splice(0, kept.length, ...kept.filter((event) => !taken.includes(event)));
  return taken;
}
