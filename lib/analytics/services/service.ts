/** An outside service that the operator has switched on. */
export type Service = {
  /** It sends our own events and reads nothing of a page, so it also runs on private pages. */
  readonly sendsOwnEventsOnly?: true;
  /** Called once, when consent allows. */
  readonly start: () => void;
  /** Called when consent is withdrawn, just before the page loads anew without it. */
  readonly stop: () => void;
};
