/** The message was refused for good. The outbox gives it up at once for an operator to check. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
