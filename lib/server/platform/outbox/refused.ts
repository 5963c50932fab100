/**
 * Thrown by a handler whose message was refused for good. The outbox gives the message up at once for an operator to
 * check.
 */
export class Refused extends Error {
  override readonly name = 'Refused';
}
