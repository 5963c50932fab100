/**
 * An action before the site's code had loaded, recorded by the loader. The code of a part of the page repeats the
 * actions in that part.
 */
export type EarlyEvent = {
  /** Only submits are prevented when they are recorded. */
  readonly type: 'input' | 'click' | 'submit';
  readonly target: Element;
  readonly event?: Event;
};

export type EarlyLog = {
  readonly kept: EarlyEvent[];
  /** Whether the visitor has approached a control and waits. */
  isUsed: boolean;
  readonly stop: () => void;
  /** Stops the loader's count of clicks into a quote, as the caller now counts them. */
  readonly stopCounting: () => void;
  /** Returns the errors so far and stops the loader's own listener. */
  readonly takeErrors: () => readonly unknown[];
};

export type WindowWithLog = Window & { earlyLog?: EarlyLog };

/** Returns the log; undefined in development, and where no loader ran. */
export const earlyLog = (): EarlyLog | undefined => (window as WindowWithLog).earlyLog;

export const keptSoFar = (): readonly EarlyEvent[] => [...(earlyLog()?.kept ?? [])];

export const hasEarly = (root: Element): boolean =>
  earlyLog()?.kept.some(({ target }) => root.contains(target)) ?? false;

/** Returns the actions in a part of the page in their order, and removes them from the log. */
export function takeEarly(root: Element): readonly EarlyEvent[] {
  const kept = earlyLog()?.kept;
  if (!kept) return [];
  const taken = kept.filter(({ target }) => root.contains(target));
  kept.splice(0, kept.length, ...kept.filter((event) => !taken.includes(event)));
  return taken;
}
