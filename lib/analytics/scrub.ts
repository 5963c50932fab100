import type { Event } from '@sentry/nextjs';

const EMAIL = /[^\s@"'<>()[\]:,;]{1,64}@[^\s@"'<>()[\]:,;]+\.[a-z]{2,}/gi;
/** A telephone number as people write it: nine digits or more, in groups or not. */
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){8,}/g;
/** Of an address, also one inside a sentence: it may hold the key of a quote or an order. */
const QUERY = /\?[^\s"'<>#?=]*=[^\s"'<>#]*/g;

/** The fragment of an address, which may hold the key of a crew's day. */
const FRAGMENT = /(?<=^|\/[\w.\-/]{0,300})#[^\s"'<>]+/g;

/** Text without what may be a visitor's. Pure. */
export const scrubText = (text: string): string =>
  text.replace(QUERY, '').replace(FRAGMENT, '').replace(EMAIL, '…').replace(PHONE, '…');

/** Names of files and ids are long numbers too, and nobody's. */
const KEPT = /(?:^|_)(?:id|ids|filename|abs_path|module|function)$/;

/** Plain values: objects of a class are the service's own and are left alone. */
function scrubValue(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return value.map(scrubValue);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, KEPT.test(key) ? inner : scrubValue(inner)]),
  );
}

/** Where reports have words and addresses. `urls` is a replay's. */
const FIELDS = ['message', 'exception', 'request', 'breadcrumbs', 'transaction', 'spans', 'extra', 'contexts', 'urls'];

/** A report to the error service without personal data: every kind of report passes here before it is sent. Pure. */
export function scrub<E extends Event>(event: E): E {
  const words = Object.entries(event).filter(([name]) => FIELDS.includes(name));
  return { ...event, ...Object.fromEntries(words.map(([name, value]) => [name, scrubValue(value)])) };
}
