import { phoneAgreement } from './phone-agreement';

const TERMS = /agree to our terms and conditions\.$/;
const START = /^By paying you also ask us to start before the 14 days/;
const CARD = /your card is kept and charged/;

describe('what paying for an order from the telephone says', () => {
  it.each([
    ['the terms alone', false, false, [TERMS]],
    ['LAW-6: that work begins inside the days of cancelling', true, false, [TERMS, START]],
    ['LAW-4: that a card is kept', false, true, [TERMS, CARD]],
    ['all of it', true, true, [TERMS, START, CARD]],
  ])('is %s', (_what, startsWithin14Days, keepsCard, sentences) => {
    const said = phoneAgreement({ startsWithin14Days, keepsCard });
    expect(said).toHaveLength(sentences.length);
    sentences.forEach((sentence, index) => expect(said[index]).toMatch(sentence));
  });
});
