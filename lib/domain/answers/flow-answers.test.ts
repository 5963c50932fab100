import { answeredCover, listedWorth, NO_MORE_COVER, withWorth } from './flow-answers';

const piano = { id: 'piano_upright', pounds: 2_000 };

describe('the answers about cover', () => {
  it('PLN-3 of an order without them are what every price includes', () => {
    expect(answeredCover(undefined)).toEqual(NO_MORE_COVER);
    expect(answeredCover({ step: 'high', itemLimit: 1_500, jobLimit: 25_000, worth: [piano] })).toEqual({
      step: 'high',
      worth: [piano],
    });
  });

  it.each([
    ['nothing for what is not listed', [piano, { id: 'harp', pounds: 900 }], [piano]],
    ['one value a line, the last', [{ ...piano, pounds: 1 }, piano], [piano]],
    ['nothing where nothing was said', [], []],
  ])('PLN-3 hold %s', (_, worth, kept) => {
    expect(listedWorth(worth, [{ id: 'piano_upright' }, { id: 'box_m' }, { id: 'piano_upright' }])).toEqual(kept);
  });

  it('PLN-3 take another value, and take it back', () => {
    const said = withWorth(NO_MORE_COVER, piano.id, 2_000);
    expect(said).toEqual({ step: 'included', worth: [piano] });
    expect(withWorth(said, piano.id, 5)).toEqual({ step: 'included', worth: [{ ...piano, pounds: 5 }] });
    expect(withWorth(said, piano.id, null)).toEqual(NO_MORE_COVER);
  });
});
