import { promoForms } from '@/lib/contracts/desk-promo';
import { deskActions } from './define-action';

const createPromo = { run: () => Promise.resolve(), done: 'The code is ready.', page: () => '/desk/promo' };

describe('the actions of the desk’s forms', () => {
  it('neither compile nor start while a form has no action', () => {
    // @ts-expect-error endPromo is missing
    expect(() => deskActions(promoForms, { createPromo })).toThrow(TypeError);
  });

  it('need a success text, which the next page finds by the name of the form', () => {
    const { run, page } = createPromo;
    // @ts-expect-error endPromo has no success text
    const actions = deskActions(promoForms, { createPromo, endPromo: { run, page } });
    expect(actions.createPromo.doneTexts).toEqual({ deskCreatePromo: 'The code is ready.' });
    expect(actions.createPromo.plainPost.done({}, {})).toBe('/desk/promo?done=deskCreatePromo');
  });

  it('say of a wrong field what is wrong with it, and of an empty one what to type', () => {
    const wrong = { code: { wrong: 'This code exists already.', empty: 'Enter a code.' }, amount: 'Enter an amount.' };
    const { sentenceOf } = deskActions(promoForms, {
      createPromo: { ...createPromo, wrong },
      endPromo: createPromo,
    }).createPromo;
    expect(['X', '', undefined].map((typed) => sentenceOf('code', typed))).toEqual([
      wrong.code.wrong,
      wrong.code.empty,
      wrong.code.wrong,
    ]);
    expect([sentenceOf('amount', ''), sentenceOf('constructor')]).toEqual([wrong.amount, undefined]);
  });
});
