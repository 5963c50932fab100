import { ValidationError } from 'yup';
import { EMPTY_MOVING_ANSWERS, type MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { addressesWith, anAddress, anItem, fullAnswers } from '@/lib/testing/moves';
import { LIMITS } from './limits';
import { movingDraftSchema, movingSchema } from './moving';

type Schema = typeof movingSchema | typeof movingDraftSchema;
/** Returns every message as "path: sentence". */
async function complaints(schema: Schema, answers: unknown): Promise<readonly string[]> {
  try {
    await schema.validate(answers, { abortEarly: false, stripUnknown: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => `${path}: ${message}`);
  }
}
const ofOrder = (changes: Partial<MovingAnswers>) => complaints(movingSchema, fullAnswers(changes));
const ofDraft = (changes: object) => complaints(movingDraftSchema, { ...EMPTY_MOVING_ANSWERS, ...changes });
const collectionWith = (changes: object) => ({
  addresses: { ...fullAnswers().addresses, collection: { ...fullAnswers().addresses.collection, ...changes } },
});

describe('movingSchema', () => {
  it('accepts a move that is answered to the end, and changes nothing in it', async () => {
    const answers = fullAnswers({ addOns: ['PACKING'], furnitureItems: [anItem(50)] });
    expect(await movingSchema.validate(answers, { stripUnknown: true })).toEqual(answers);
  });

  it('FORM-2: names each thing that is missing, once', async () => {
    const found = await complaints(movingSchema, EMPTY_MOVING_ANSWERS);
    expect([...found].sort()).toEqual(
      [
        'movingSpace: Choose how much you are moving',
        ...['collection', 'delivery'].flatMap((kind) => [
          `addresses.${kind}.postcode: Enter a postcode`,
          `addresses.${kind}.floor: Choose the floor`,
          `addresses.${kind}.parking: Say whether a van can park at the door`,
          `addresses.${kind}.elevator: Say whether there is a lift`,
        ]),
        'dates.movingDate: Choose a day',
        'timeSlot.movingDate: Choose when we should arrive',
        'firstName: First name is required',
        'lastName: Last name is required',
        'email: Email is required',
        'phone: Phone number is required',
        'isAgreedWithTerms: You must agree to the terms and conditions',
      ].sort(),
    );
  });

  it.each(['n12tx', 'N1 2TX', ' n1  2tx '])('FORM-3: takes the postcode as people write it: "%s"', async (postcode) => {
    expect(await ofOrder(collectionWith({ postcode }))).toEqual([]);
  });

  it.each(['N1', 'London', '12345', 'N1 2TXX'])('FORM-3: "%s" is no full postcode', async (postcode) => {
    expect(await ofOrder(collectionWith({ postcode }))).toEqual([
      'addresses.collection.postcode: Enter a full UK postcode, like N1 2TX',
    ]);
  });

  it.each([
    [-1, true],
    [60, true],
    [-2, false],
    [61, false],
    [1.5, false],
  ])('API-4: floor %d: %s', async (floor, isValid) => {
    expect((await ofOrder(collectionWith({ floor }))).length === 0).toBe(isValid);
  });

  it('QUO-6: the lift is answered away from the ground floor only', async () => {
    expect(await ofOrder(collectionWith({ floor: 0, elevator: null }))).toEqual([]);
    for (const floor of [-1, 3]) {
      expect(await ofOrder(collectionWith({ floor, elevator: null }))).toEqual([
        'addresses.collection.elevator: Say whether there is a lift',
      ]);
    }
  });

  it('QUO-1: a custom move needs items, a plan does not', async () => {
    expect(await ofOrder({ movingSpace: 'custom' })).toEqual(['furnitureItems: Add at least one item']);
    expect(await ofOrder({ movingSpace: 'custom', furnitureItems: [anItem(50)] })).toEqual([]);
    expect(await ofOrder({ movingSpace: 'mini' })).toEqual([]);
  });

  it('QUO-6: takes up to 4 additional addresses of a kind', async () => {
    const additional = (count: number) => ({
      addresses: {
        ...fullAnswers().addresses,
        additional_delivery: Array.from({ length: count }, () => anAddress({ postcode: 'E1 6AN' })),
      },
    });
    expect(await ofOrder(additional(LIMITS.additionalAddresses))).toEqual([]);
    expect(await ofOrder(additional(LIMITS.additionalAddresses + 1))).toHaveLength(1);
    expect(await ofOrder({ addresses: { ...fullAnswers().addresses, additional_collection: [anAddress()] } })).toEqual([
      'addresses.additional_collection[0].postcode: Enter a postcode',
    ]);
  });

  it.each([
    { quantity: 0 },
    { quantity: 201 },
    { quantity: 1.5 },
    { cubicFeet: 0 },
    { cubicFeet: -5 },
    { cubicFeet: 501 },
    { kilograms: -1 },
    { kilograms: 601 },
    { title: '' },
    { id: '<script>' },
  ])('API-4: refuses an item with %j', async (wrong) => {
    expect(await ofOrder({ furnitureItems: [{ ...anItem(10), ...wrong }] })).toHaveLength(1);
  });

  it.each(['2026-02-30', '2026-13-01', '15/12/2026', 'soon'])('API-4: "%s" is no day', async (movingDate) => {
    expect(await ofOrder({ dates: { movingDate } })).toEqual(['dates.movingDate: Choose a day']);
    expect(await ofDraft({ dates: { movingDate } })).toHaveLength(1);
  });

  it('LAW-12: news are off unless asked for', () => {
    expect(EMPTY_MOVING_ANSWERS.signForNews).toBe(false);
    expect(EMPTY_MOVING_ANSWERS.isAgreedWithTerms).toBe(false);
    expect(EMPTY_MOVING_ANSWERS.wantsStartWithin14Days).toBe(false);
  });

  it('LAW-5: no paid extra is chosen beforehand', () => {
    expect(EMPTY_MOVING_ANSWERS.addOns).toEqual([]);
  });
});

describe('movingDraftSchema', () => {
  it('QUO-9: saves a flow that has hardly begun, and fills what is missing', async () => {
    expect(await movingDraftSchema.validate(EMPTY_MOVING_ANSWERS)).toEqual(EMPTY_MOVING_ANSWERS);
  });

  it('QUO-9: saves half-typed text as it stands', async () => {
    const half = {
      ...EMPTY_MOVING_ANSWERS,
      email: 'ada@',
      phone: '07',
      addresses: addressesWith({ collection: anAddress({ postcode: 'N1 2' }) }),
    };
    expect(await movingDraftSchema.validate(half)).toEqual(half);
  });

  it('accepts everything that an order accepts', async () => {
    expect(await ofDraft(fullAnswers({ furnitureItems: [anItem(50)], addOns: ['CLEANING'] }))).toEqual([]);
  });

  it('API-4: keeps the bounds of an order', async () => {
    expect(await ofDraft({ firstName: 'a'.repeat(51) })).toHaveLength(1);
    expect(await ofDraft({ movingSpace: 'castle' })).toHaveLength(1);
    expect(await ofDraft({ addOns: ['PARTY'] })).toHaveLength(1);
    expect(await ofDraft({ timeSlot: { movingDate: ['ten', 'twelve'] } })).not.toEqual([]);
  });
});
