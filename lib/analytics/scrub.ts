import type { Event } from '@sentry/nextjs';

const EMAIL = /[^\s@"'<>()[\]:,;]{1,64}@[^\s@"'<>()[\]:,;]+\.[a-z]{2,}/gi;
/** Matches a telephone number as people write it: nine digits or more, in groups or not. */
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){8,}/g;
/** Matches the query of a URL, also inside a sentence: it may hold the key of a quote or an order. */
const QUERY = /\?[^\s"'<>#?=]*=[^\s"'<>#]*/g;

/** Matches the fragment of a URL, which may hold the key of a crew's day. */
const FRAGMENT = /(?<=^|\/[\w.\-/]{0,300})#[^\s"'<>]+/g;

/**
 * Returns the text without URL queries and fragments, and with email addresses and telephone numbers replaced by
 * "…". Names and postal addresses stay. Pure.
 */
export const scrubText = (text: string): string =>
  text.replace(QUERY, '').replace(FRAGMENT, '').replace(EMAIL, '…').replace(PHONE, '…');

/** Field names whose long numbers are ids or file names, not telephone numbers. */
const KEPT = /(?:^|_)(?:id|ids|filename|abs_path|module|function)$/;

/** Scrubs a plain value. Instances of classes belong to the SDK and are left alone. */
function scrubValue(value: unknown): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return value.map(scrubValue);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, KEPT.test(key) ? inner : scrubValue(inner)]),
  );
}

/** The fields of a report that hold texts and URLs. `urls` is that of a replay. */
const FIELDS = ['message', 'exception', 'request', 'breadcrumbs', 'transaction', 'spans', 'extra', 'contexts', 'urls'];

/**
 * Scrubs the texts and URLs of a Sentry event (`scrubText` on each of FIELDS). Runs on every event before it is
 * sent. Pure.
 */
export function scrub<E extends Event>(event: E): E {
  const words = Object.entries(event).filter(([name]) => FIELDS.includes(name));
  return { ...event, ...Object.fromEntries(words.map(([name, value]) => [name, scrubValue(value)])) };
}
