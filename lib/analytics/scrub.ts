import type { Event } from '@sentry/nextjs';

const EMAIL = /[^\s@"'<>()[\]:,;]{1,64}@[^\s@"'<>()[\]:,;]+\.[a-z]{2,}/gi;
/** Nine digits or more, in groups or not. */
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){8,}/g;
/** The query of a URL may hold the key of a quote or an order. */
const QUERY = /\?[^\s"'<>#?=]*=[^\s"'<>#]*/g;

/** The fragment of a URL may hold the key of a crew's day. */
const FRAGMENT = /(?<=^|\/[\w.\-/]{0,300})#[^\s"'<>]+/g;

/**
 * Returns the text without URL queries, fragments, email addresses and telephone numbers. Names and postal addresses
 * stay.
 */
export const scrubText = (text: string): string =>
  text.replace(QUERY, '').replace(FRAGMENT, '').replace(EMAIL, '…').replace(PHONE, '…');

/** Their long numbers are not telephone numbers. */
const KEPT = /(?:^|_)(?:id|ids|filename|abs_path|module|function)$/;

/** Instances of classes belong to the SDK and are left alone. */
function scrubValue(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return value.map(scrubValue);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, KEPT.test(key) ? inner : scrubValue(inner)]),
  );
}

/** `urls` is that of a replay. */
const FIELDS = ['message', 'exception', 'request', 'breadcrumbs', 'transaction', 'spans', 'extra', 'contexts', 'urls'];

/** Scrubs the texts and URLs of a Sentry event, before it is sent. */
export function scrub<E extends Event>(event: E): E {
  const words = Object.entries(event).filter(([name]) => FIELDS.includes(name));
  return { ...event, ...Object.fromEntries(words.map(([name, value]) => [name, scrubValue(value)])) };
}
