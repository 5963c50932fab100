/**
 * An action of the visitor before the site's code had loaded, recorded by the inline loader (loader.ts). The code of a
 * part of the page takes the actions in that part, and repeats them once it has loaded.
 */
export type EarlyEvent = {
  /** The type of the action. Only submits are prevented when they are recorded. */
  readonly type: 'input' | 'click' | 'submit';
  readonly target: Element;
  readonly event?: Event;
};

export type EarlyLog = {
  readonly kept: EarlyEvent[];
  /** Whether the visitor has approached a control and waits. */
  isUsed: boolean;
  /** Stops the recording, as the page's code now handles actions. */
  readonly stop: () => void;
  /** Stops the loader's count of clicks into a quote, as the caller now counts them. */
  readonly stopCounting: () => void;
  /** Returns the errors so far and stops the loader's own listener, as the caller now listens. */
  readonly takeErrors: () => readonly unknown[];
};

/** The window with the loader's log. */
export type WindowWithLog = Window & { earlyLog?: EarlyLog };

/** Returns the log; undefined in development, and where no loader ran. */
export const earlyLog = (): EarlyLog | undefined => (window as WindowWithLog).earlyLog;

/** Returns a copy of all recorded actions. */
export const keptSoFar = (): readonly EarlyEvent[] => [...(earlyLog()?.kept ?? [])];

/** Returns whether an action is recorded in a part of the page. */
export const hasEarly = (root: Element): boolean =>
  earlyLog()?.kept.some(({ target }) => root.contains(target)) ?? false;

/** Returns the recorded actions in a part of the page in their order, and removes them from the log. */
export function takeEarly(root: Element): readonly EarlyEvent[] {
  const kept = earlyLog()?.kept;
  if (!kept) return [];
  const taken = kept.filter(({ target }) => root.contains(target));
  kept.splice(0, kept.length, ...kept.filter((event) => !taken.includes(event)));
  return taken;
}
