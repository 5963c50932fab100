import { NOTHING, pence } from '../money';
import {
  FORM_MEGABYTES,
  MOST_FORM_BYTES,
  PHOTO_REFUSALS,
  awardText,
  awardWords,
  claimDeadlines,
  claimItemText,
  claimStage,
  claimWindow,
  dueDay,
  isFromDesk,
  isOverdue,
  splitAward,
  type ClaimFacts,
} from './claims';

const at = (iso: string): Date => new Date(iso);
const ARRIVED = at('2026-12-15T10:04:00.000Z');
const DONE = at('2026-12-15T15:30:00.000Z');
const CLEANED = at('2026-12-16T12:00:00.000Z');

const facts = (changes: Partial<ClaimFacts>): ClaimFacts => ({ arrivals: [], ends: [], isOver: false, ...changes });

describe('CLM-1: when a claim can be made online', () => {
  it.each([
    ['before anybody has come', {}, '2026-12-15T09:00:00.000Z', 'early'],
    ['the minute before the arrival', { arrivals: [ARRIVED] }, '2026-12-15T10:03:59.000Z', 'early'],
    ['from the arrival on', { arrivals: [ARRIVED] }, '2026-12-15T10:04:00.000Z', 'open'],
    ['as long as somebody is there', { arrivals: [ARRIVED] }, '2027-06-01T10:00:00.000Z', 'open'],
    ['while the clean is still to come', { arrivals: [ARRIVED], ends: [DONE] }, '2027-02-01T10:00:00.000Z', 'open'],
    [
      'on the last minute of the 28th day',
      { arrivals: [ARRIVED], ends: [DONE], isOver: true },
      '2027-01-12T23:59:59.000Z',
      'open',
    ],
    ['on the 29th day', { arrivals: [ARRIVED], ends: [DONE], isOver: true }, '2027-01-13T00:00:00.000Z', 'late'],
    [
      'counted from the last visit',
      { arrivals: [ARRIVED], ends: [CLEANED, DONE], isOver: true },
      '2027-01-13T12:00:00.000Z',
      'open',
    ],
    ['of an order that was only completed', { ends: [DONE], isOver: true }, '2026-12-15T15:30:00.000Z', 'open'],
  ] as const)('%s', (_case, known, now, stage) => {
    expect(claimStage(claimWindow(facts(known)), at(now))).toBe(stage);
  });

  it('counts the days of London, also in summer', () => {
    // 00:30 on 1 July in London.
    const ended = at('2026-06-30T23:30:00.000Z');
    const window = claimWindow(facts({ ends: [ended], isOver: true }));
    expect(window.lastDay).toBe('2026-07-29');
    expect(claimStage(window, at('2026-07-29T22:59:00.000Z'))).toBe('open');
    expect(claimStage(window, at('2026-07-29T23:00:00.000Z'))).toBe('late');
  });
});

describe('CLM-1: by when we answer and decide', () => {
  it.each([
    ['2026-11-24T09:00:00.000Z', '2026-12-01', '2026-12-22'],
    // A Saturday.
    ['2026-11-28T09:00:00.000Z', '2026-12-04', '2026-12-26'],
    ['2026-12-23T18:00:00.000Z', '2027-01-04', '2027-01-20'],
  ])('%s: %s and %s', (iso, answerBy, decisionBy) => {
    expect(claimDeadlines(at(iso))).toEqual({ answerBy, decisionBy });
  });

  it.each([
    ['received', '2026-12-01'],
    ['answered', '2026-12-22'],
    ['accepted', null],
    ['refused', null],
  ] as const)('%s: due %s', (state, due) => {
    expect(dueDay(state, claimDeadlines(at('2026-11-24T09:00:00.000Z')))).toBe(due);
  });

  it.each([
    ['2026-12-01', '2026-12-01T23:59:00.000Z', false],
    ['2026-12-01', '2026-12-02T00:00:00.000Z', true],
    [null, '2027-12-02T00:00:00.000Z', false],
  ])('due %s is overdue at %s: %p', (due, now, expected) => {
    expect(isOverdue(due, at(now))).toBe(expected);
  });
});

describe('CLM-1: how an accepted amount is paid', () => {
  it.each([
    [10_000, 25_900, 10_000, 0],
    [25_900, 25_900, 25_900, 0],
    [40_000, 25_900, 25_900, 14_100],
    [5_000, 0, 0, 5_000],
  ])('%d of which %d is left: %d refunded, %d by hand', (amount, left, refund, above) => {
    expect(splitAward(pence(amount), pence(left))).toEqual({ refund, above });
  });
});

describe('photos of a claim', () => {
  it('CLM-1: a form takes a little more than it says, for its other fields', () => {
    expect(MOST_FORM_BYTES).toBeGreaterThan(FORM_MEGABYTES * 1_000_000);
    expect(PHOTO_REFUSALS.tooLarge()).toContain('30 MB');
  });

  it('CLM-1: says of which photo it speaks, and what we take', () => {
    expect(PHOTO_REFUSALS.unreadable('“IMG_1.heic”')).toBe(
      '“IMG_1.heic” is not a picture we can read. Send JPEG, PNG or WebP.',
    );
    expect(PHOTO_REFUSALS.full('“a.jpg”')).toContain('12 photos');
  });

  it('CLM-1: knows whose a photo is', () => {
    expect(['customer', 'desk'].map(isFromDesk)).toEqual([false, true]);
  });
});

describe('CLM-1: what is said of a claim', () => {
  it.each([
    [{ title: 'Bookcase', kind: 'damaged', worth: pence(12_000) }, 'Bookcase: damaged, worth £120'],
    [{ title: 'Hall wall', kind: 'home', worth: null }, 'Hall wall: damage to the home'],
  ] as const)('%p', (item, text) => {
    expect(claimItemText(item)).toBe(text);
  });

  it.each([
    [8_500, 0, '£85', /^The money goes back the way you paid, within 14 days\. You do not need/],
    [0, 8_500, '£85', /^Our office asks you where to send it, and pays it within 14 days\.$/],
    [
      25_900,
      14_100,
      '£400',
      /^£259 goes back the way you paid, within 14 days\. Our office asks you where to send the other £141/,
    ],
  ])('%d refunded and %d by hand: %s', (refund, byHand, amount, words) => {
    const award = { refund: pence(refund), byHand: pence(byHand), isPaid: false };
    expect(awardText(award)).toBe(amount);
    expect(awardWords(award)).toMatch(words);
    expect(awardText({ refund: NOTHING, byHand: NOTHING })).toBe('£0');
  });

  it.each([
    [0, 8_500, /^Our office has paid it to you\.$/],
    [25_900, 14_100, /^£259 goes back .* Our office has paid you the other £141\.$/],
    [8_500, 0, /^The money goes back/],
  ])('CLM-1: %d refunded and %d paid by hand: says that it was', (refund, byHand, words) => {
    expect(awardWords({ refund: pence(refund), byHand: pence(byHand), isPaid: true })).toMatch(words);
  });
});
