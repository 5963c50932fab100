import { ValidationError } from 'yup';
import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { fullAnswers } from '@/lib/testing/moves';
import { LIMITS } from './limits';
import { movingDraftSchema, movingSchema } from './moving';

/** Returns the refused fields. Empty when all are accepted. */
async function refused(cover: unknown, answers: object = fullAnswers()): Promise<readonly (string | undefined)[]> {
  try {
    await movingSchema.validate({ ...answers, cover }, { abortEarly: false, stripUnknown: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path }) => path);
  }
}
const worth = (pounds: unknown, id = 'sofa_3') => ({ step: 'raised', worth: [{ id, pounds }] });

describe('cover as it may be answered', () => {
  it.each([
    ['a step and no values', { step: 'high', worth: [] }, []],
    ['a value', worth(350), []],
    ['a thing that is worth nothing', worth(0), []],
    ['a step that is not sold', { step: 'everything', worth: [] }, ['cover.step']],
    ['no step', { step: null, worth: [] }, ['cover.step']],
    ['a value below nothing', worth(-1), ['cover.worth[0].pounds']],
    ['half a pound', worth(0.5), ['cover.worth[0].pounds']],
    ['more than a number has room for', worth(LIMITS.worthPounds + 1), ['cover.worth[0].pounds']],
    ['a value of something that is no id', worth(1, '<b>'), ['cover.worth[0].id']],
  ])('PLN-3 %s', async (_, cover, fields) => {
    expect(await refused(cover)).toEqual(fields);
  });

  it('PLN-3 no more values than a list has lines', async () => {
    const many = Array.from({ length: LIMITS.itemLines + 1 }, (_, index) => ({ id: `custom_${index}`, pounds: 1 }));
    expect(await refused({ step: 'included', worth: many })).toEqual(['cover.worth']);
  });

  it('PLN-3 answers from before it was asked have what every price includes', async () => {
    const { cover, ...before } = fullAnswers();
    expect((await movingSchema.validate(before, { stripUnknown: true })).cover).toEqual(cover);
    const { cover: none, ...draft } = EMPTY_MOVING_ANSWERS;
    expect((await movingDraftSchema.validate(draft, { stripUnknown: true })).cover).toEqual(none);
  });
});
