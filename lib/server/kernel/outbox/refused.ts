/** Thrown by a handler whose message was refused for good: it is given up at once, for somebody to look at. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
