/**
 * Lets the clock run ahead by CLOCK_AHEAD_MS (jest.config.ts). Read in every environment of jest, which has a `Date` of its
 * own, and by every process that a test starts.
 */
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const realNow = Date.now;

Date.now = () => realNow() + ahead;
globalThis.Date = new Proxy(Date, {
  apply: () => new Date().toString(),
  construct: (real, parts, called) => Reflect.construct(real, parts.length === 0 ? [Date.now()] : parts, called),
});
Date.prototype.constructor = Date;
