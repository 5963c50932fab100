import { NOTHING, pence } from '../money';
import { awardText, awardWords, claimItemText } from './claim-words';

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
