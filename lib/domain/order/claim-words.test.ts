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
    const award = { refund: pence(refund), byHand: pence(byHand) };
    expect(awardText(award)).toBe(amount);
    expect(awardWords(award)).toMatch(words);
    expect(awardText({ refund: NOTHING, byHand: NOTHING })).toBe('£0');
  });
});
