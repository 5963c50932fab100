import {
  MINUTE_MS,
  addDays,
  londonDate,
  londonInstant,
  londonTime,
  minutesAfter,
  type LocalDate,
  type SlotTimes,
} from '../london-time';
import type { Scheduled } from '../order-types';
import { appointmentsOf } from '../order/appointments';

/** Rules for text messages and notifications about a day: the specification's, and ours where it names none. */

/** The times in London between which texts are sent: the first minute, and the first minute that is too late. */
export const TEXT_HOURS = { from: '07:00', until: '21:00' } as const;

/** Minutes after its due time at which a notification about a day is dropped: it describes the present. */
export const MESSAGE_OLDEST_MINUTES = 15;

/** Seconds between an event of a visit and its notification. Until then the event can be undone. */
const TEXT_AFTER_SECONDS = 60;

/** Minutes after an event at which its notification is dropped: a phone without a signal reports late. */
const EVENT_OLDEST_MINUTES = 30;

/** The time in London at which the text of the day before is sent. */
export const DAY_BEFORE_AT = '18:30';

/** Minutes after which a crew day's link may be sent again by the same way. Earlier presses count as the same one. */
export const LINK_AGAIN_MINUTES = 5;

/** The septets of one text message (3GPP TS 23.038). A longer text is split and each part is charged. */
export const TEXT_SEPTETS = 160;

/**
 * Matches mobile numbers of the UK and the Crown dependencies (Ofcom, National Telephone Numbering Plan): not 070
 * (personal numbers) and 076 (pagers), except the Isle of Man's 07624.
 */
const UK_MOBILE = /^\+447(?:[1-57-9]\d{8}|624\d{6})$/;

/** Returns whether our texts can reach a number with plus and country code. */
export const isUkMobile = (number: string): boolean => UK_MOBILE.test(number);

/** The characters of a text message (3GPP TS 23.038), without the three controls that our texts do not need. */
const BASIC = new Set(
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà\n',
);
/** The characters of its extension table, of two septets each. */
const EXTENDED = new Set('^{}\\[~]|€');

const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '\u00A0': ' ',
  '\u202F': ' ',
};

/** Returns the septets of a text. Null when it has a character outside the alphabet. */
export function septetsOf(text: string): number | null {
  let septets = 0;
  for (const sign of text) {
    if (BASIC.has(sign)) septets += 1;
    else if (EXTENDED.has(sign)) septets += 2;
    else return null;
  }
  return septets;
}

/** Returns the text in the GSM alphabet: "Zoë" is "Zoe", and characters without a replacement are dropped. */
export const asGsm = (text: string): string => Array.from(text.normalize('NFC')).map(written).join('');

function written(sign: string): string {
  if (septetsOf(sign) !== null) return sign;
  const plain = PLAIN[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '');
  return septetsOf(plain) === null ? '' : plain;
}

export const isOneText = (text: string): boolean => (septetsOf(text) ?? Infinity) <= TEXT_SEPTETS;

/** Returns a GSM text that fits into one message. Only the name is shortened: `write` receives the rest of it. */
export function fitIntoSms(write: (name: string) => string, name: string): string {
  const letters = Array.from(asGsm(name).trim());
  for (;;) {
    const text = asGsm(write(letters.join('').trimEnd()));
    if (letters.length === 0 || isOneText(text)) return text;
    letters.pop();
  }
}

/** Whether to send, delay or drop a notification about a day. The desk reads `why`. */
export type Verdict =
  | { readonly is: 'send' }
  | { readonly is: 'wait'; readonly until: Date }
  | { readonly is: 'drop'; readonly why: string };

const isHour = (instant: Date): boolean => {
  const time = londonTime(instant);
  return time >= TEXT_HOURS.from && time < TEXT_HOURS.until;
};

/** Returns when a text that is due at `due` may be sent: then, or at 07:00 in London if that is at night. */
export function textFrom(due: Date): Date {
  if (isHour(due)) return due;
  const day = londonDate(due);
  return londonInstant(londonTime(due) < TEXT_HOURS.from ? day : addDays(day, 1), TEXT_HOURS.from);
}

/** Returns the verdict on a text: it waits for the permitted hours and is dropped a quarter of an hour late. */
export function smsTimeVerdict(due: Date, now: Date): Verdict {
  const from = textFrom(due);
  if (now < from) return { is: 'wait', until: from };
  const late = tooLate(from, now);
  if (late) return late;
  return isHour(now) ? { is: 'send' } : { is: 'drop', why: `It is after ${TEXT_HOURS.until} in London` };
}

/** Returns the verdict on a mail, which may be sent at any hour because it wakes nobody. */
export const mailVerdict = (due: Date, now: Date): Verdict =>
  now < due ? { is: 'wait', until: due } : (tooLate(due, now) ?? { is: 'send' });

const tooLate = (from: Date, now: Date): Verdict | null =>
  now.getTime() - from.getTime() > MESSAGE_OLDEST_MINUTES * MINUTE_MS
    ? { is: 'drop', why: `It was more than ${MESSAGE_OLDEST_MINUTES} minutes late` }
    : null;

/** A day of an order with its slots, the earliest first, and the instant of its notification on the evening before. */
export type DayBefore = { readonly on: LocalDate; readonly slots: readonly SlotTimes[]; readonly due: Date };

export function daysBefore(order: Scheduled): readonly DayBefore[] {
  const all = appointmentsOf(order);
  const days = [...new Set(all.map(({ date }) => date))].toSorted();
  return days.map((on) => ({
    on,
    slots: all
      .filter(({ date }) => date === on)
      .map(({ slot }) => slot)
      .toSorted(([a], [b]) => a.localeCompare(b)),
    due: londonInstant(addDays(on, -1), DAY_BEFORE_AT),
  }));
}

/** Returns when the notification about an event of a visit is due. Null when the event was received too late. */
export const eventSmsDue = (happenedAt: Date, receivedAt: Date): Date | null =>
  receivedAt.getTime() - happenedAt.getTime() > EVENT_OLDEST_MINUTES * MINUTE_MS
    ? null
    : new Date(happenedAt.getTime() + TEXT_AFTER_SECONDS * 1_000);

/** The replies that stop our texts and that resume them: words that networks know, alone in a message. */
const STOP = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPTOUT', 'REVOKE'];
const START = ['START', 'UNSTOP', 'YES'];

/** Returns the request in a reply to a text. Null for a reply that a person has to read. */
export function replyToSms(body: string): 'stop' | 'start' | null {
  const word = body.replace(/[^\p{L}]/gu, '').toUpperCase();
  if (STOP.includes(word)) return 'stop';
  return START.includes(word) ? 'start' : null;
}

export const LINK_WAYS = ['text', 'mail'] as const;
export type LinkWay = (typeof LINK_WAYS)[number];

/** The foreman's contacts. `phone` has plus and country code, '' for none. `left_at` is null for current staff. */
type Reached = { readonly phone: string; readonly email: string; readonly left_at: string | null };

export const waysTo = ({ phone, email, left_at: left }: Reached): readonly LinkWay[] =>
  left === null ? LINK_WAYS.filter((way) => (way === 'text' ? isUkMobile(phone) : email !== '')) : [];

/** Returns the default way: a text, which is read sooner, where texts are switched on. Null without any way. */
export function firstWay(reached: Reached, hasSms: boolean): LinkWay | null {
  const ways = waysTo(reached);
  return (hasSms ? ways[0] : ways.at(-1)) ?? null;
}

/** Returns when a link may be sent again by the same way. Earlier presses count as the same one. */
export const linkAgainAt = (askedAt: Date): Date => minutesAfter(askedAt, LINK_AGAIN_MINUTES);
