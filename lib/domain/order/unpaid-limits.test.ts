import { minutesAfter } from '../london-time';
import { unpaidUntil, type EarlierOrder } from './unpaid-limits';

const now = new Date('2026-12-01T12:00:00.000Z');

/** Returns an order that was made some minutes ago and is held for half an hour. */
const ordered = (minutesAgo: number, changes: Partial<EarlierOrder> = {}): EarlierOrder => ({
  sharesAddress: false,
  sharesMailbox: false,
  sharesPhone: false,
  isSignedIn: false,
  isPaid: false,
  orderedAt: minutesAfter(now, -minutesAgo),
  heldUntil: minutesAfter(now, 30 - minutesAgo),
  ...changes,
});
const several = (count: number, minutesAgo: number, changes: Partial<EarlierOrder>) =>
  Array.from({ length: count }, () => ordered(minutesAgo, changes));

const mine = { sharesMailbox: true } as const;
const here = { sharesAddress: true } as const;

/** Returns the minutes from now until one more order may wait for payment. 0 means at once. */
function wait(earlier: readonly EarlierOrder[], isSignedIn = false): number {
  const until = unpaidUntil(earlier, { isSignedIn, now });
  return until ? (until.getTime() - now.getTime()) / 60_000 : 0;
}

describe('ABU-1: orders that wait for their payment', () => {
  it.each<[string, readonly EarlierOrder[], number]>([
    ['the first', [], 0],
    ['a second of one mailbox', [ordered(10, mine)], 0],
    ['a third, while two are held: when the first of them lapses', [ordered(10, mine), ordered(3, mine)], 20],
    ['a third, when one is paid', [ordered(10, mine), ordered(3, { ...mine, isPaid: true })], 0],
    ['a third, when one has lapsed', [ordered(31, mine), ordered(3, mine)], 0],
    ['a third of one telephone', [ordered(10, { sharesPhone: true }), ordered(3, { sharesPhone: true })], 20],
    ['one of one mailbox, one of one telephone', [ordered(10, mine), ordered(3, { sharesPhone: true })], 0],
    ['the seventh of a mailbox in a day', several(6, 600, mine), 840],
    ['the seventh, when three were paid', [...several(3, 600, { ...mine, isPaid: true }), ...several(3, 600, mine)], 0],
    ['the fifth from one address', several(4, 10, here), 0],
    ['the sixth from one address, though they have lapsed', several(5, 40, here), 20],
    ['the sixth from one address, when they are an hour old', several(5, 60, here), 0],
    [
      'one more for each that was paid from there',
      [...several(5, 40, here), ordered(300, { ...here, isPaid: true })],
      0,
    ],
    [
      'the sixth from one address, while all five are held for a day',
      several(5, 600, { ...here, heldUntil: minutesAfter(now, 840) }),
      840,
    ],
    [
      'a third of one mailbox, while two older than a day are held',
      several(2, 1500, { ...mine, heldUntil: minutesAfter(now, 5) }),
      5,
    ],
    ['the longest wait counts', [...several(5, 40, here), ordered(1, mine), ordered(0, mine)], 29],
  ])('%s', (_, earlier, minutes) => expect(wait(earlier)).toBe(minutes));

  it.each<[string, readonly EarlierOrder[], number]>([
    ['what others ordered in their name', several(2, 10, mine), 0],
    ['what others ordered from the same network', several(5, 10, here), 0],
    ['a third of their own', several(2, 10, { ...mine, isSignedIn: true }), 20],
    ['the ninth from one address', several(8, 10, { ...here, isSignedIn: true }), 50],
  ])('of those who are signed in: %s', (_, earlier, minutes) => expect(wait(earlier, true)).toBe(minutes));
});
