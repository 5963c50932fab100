/** An outside service that the operator has switched on. */
export type Service = {
  /** Called once, when consent allows. */
  readonly start: () => void;
  /** Called when consent is withdrawn, just before the page loads anew without it. */
  readonly stop: () => void;
};
