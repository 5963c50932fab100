/** A mobile to which no texts go any more, since when. */
export type SmsOptOutRow = {
  /** HMAC-SHA-256 of the number under the installation's secret: it can be asked for, not read. */
  number_hash: string;
  at: string;
};
