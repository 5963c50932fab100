/** A third-party service that the operator has switched on. */
export type Service = {
  /** Whether it sends our own events and reads nothing of a page, so that it may also run on private pages. */
  readonly sendsOwnEventsOnly?: true;
  /** Called once, when consent allows. */
  readonly start: () => void;
  /** Called when consent is withdrawn, just before the page reloads. */
  readonly stop: () => void;
};
