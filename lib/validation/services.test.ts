import { ValidationError, type AnyObjectSchema } from 'yup';
import { EMPTY_CLEANING_ANSWERS, EMPTY_STORAGE_ANSWERS, whatFitsWord } from '@/lib/domain/answers/flow-answers';
import { EMPTY_RETURN_ANSWERS } from '@/lib/domain/answers/storage-return';
import { anItem } from '@/lib/testing/moves';
import { fullCleaningAnswers, fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { cleaningDraftSchema, cleaningSchema } from './cleaning';
import { RENTAL_MESSAGES } from './rental-messages';
import { returnDraftSchema, returnSchema } from './return';
import { storageDraftSchema, storageSchema } from './storage';

/** Returns every message as "path: sentence". */
async function complaints(schema: AnyObjectSchema, answers: object): Promise<readonly string[]> {
  try {
    await schema.validate(answers, { abortEarly: false, stripUnknown: true });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, message }) => `${path}: ${message}`);
  }
}

type FlowUnderTest = readonly [name: string, AnyObjectSchema, AnyObjectSchema, full: object, empty: object];
const FLOWS: readonly FlowUnderTest[] = [
  ['storage', storageSchema, storageDraftSchema, fullStorageAnswers(), EMPTY_STORAGE_ANSWERS],
  ['storage return', returnSchema, returnDraftSchema, fullReturnAnswers(), EMPTY_RETURN_ANSWERS],
  ['cleaning', cleaningSchema, cleaningDraftSchema, fullCleaningAnswers(), EMPTY_CLEANING_ANSWERS],
];

describe.each(FLOWS)('%s', (_, schema, draftSchema, full, empty) => {
  it('accepts what is answered to the end, and changes nothing in it', async () => {
    expect(await schema.validate(full, { stripUnknown: true })).toEqual(full);
  });

  it('keeps what is not answered yet as a draft, and changes nothing in it', async () => {
    expect(await draftSchema.validate(empty, { stripUnknown: true })).toEqual(empty);
    expect(await draftSchema.validate(full, { stripUnknown: true })).toEqual(full);
  });

  it('FORM-2: names each thing that is missing, once', async () => {
    const paths = (await complaints(schema, empty)).map((complaint) => complaint.split(':')[0]);
    expect(paths.length).toBeGreaterThan(6);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('FORM-2: a draft may not hold what no flow asks', async () => {
    expect(await complaints(draftSchema, { ...empty, addOns: ['SHIPPING'] })).toHaveLength(1);
  });
});

describe('storage', () => {
  it('QUO-2: asks for unit, term, postcode, items, day, slot and contact', async () => {
    expect([...(await complaints(storageSchema, EMPTY_STORAGE_ANSWERS))].sort()).toEqual(
      [
        'storageSpace: Choose a unit',
        'storageTerm: Choose how long to store for',
        'addresses.storage_collection.postcode: Enter a postcode',
        'addresses.storage_collection.floor: Choose the floor',
        'addresses.storage_collection.parking: Say whether a van can park at the door',
        'addresses.storage_collection.elevator: Say whether there is a lift',
        'furnitureItems: Add at least one item',
        'dates.storageCollectionDate: Choose a day',
        'timeSlot.storageCollectionDate: Choose when we should arrive',
        'firstName: First name is required',
        'lastName: Last name is required',
        'email: Email is required',
        'phone: Phone number is required',
        'isAgreedWithPayments: You must agree to the storage payments',
        'isAgreedWithTerms: You must agree to the terms and conditions',
      ].sort(),
    );
  });

  it('STO-3: more for a unit that is rented already needs no word for payments, and room beside what is there', async () => {
    const storageAddition = fullStorageAnswers({
      isTopUp: true,
      isAgreedWithPayments: false,
      furnitureItems: [anItem(30)],
    });
    expect(await complaints(storageSchema, storageAddition)).toEqual([]);
    expect(await complaints(storageSchema, { ...storageAddition, storedItems: [anItem(100)] })).toEqual([]);
    const full = { ...storageAddition, storedItems: [anItem(328, { id: 'custom_there' })] };
    // "Store what fits" applies only to a unit that is still to be filled.
    for (const answers of [full, { ...full, storesWhatFits: whatFitsWord(full) }])
      expect(await complaints(storageSchema, answers)).toEqual([`storesWhatFits: ${RENTAL_MESSAGES.doesNotFitOwn}`]);
  });

  it.each([false, undefined, null, 'yes'])('LAW-4: %p is no agreement to what is paid later', async (answer) => {
    const answers = { ...fullStorageAnswers(), isAgreedWithPayments: answer };
    expect(await complaints(storageSchema, answers)).toContain(
      'isAgreedWithPayments: You must agree to the storage payments',
    );
  });

  it('LAW-4: a draft from before the question has not agreed yet', async () => {
    const { isAgreedWithPayments: _, ...before } = fullStorageAnswers();
    expect(await storageDraftSchema.validate(before, { stripUnknown: true })).toEqual({
      ...before,
      isAgreedWithPayments: false,
    });
  });

  it.each([
    [null, ['squareFeet: Enter the area you need in square feet']],
    [120.5, ['squareFeet: Enter the area you need in square feet']],
    [96, ['squareFeet: We price this by request: ask us for a quote']],
    [97, []],
    [200, []],
    [201, ['squareFeet: We price this by request: ask us for a quote']],
  ])('PRC-5: a custom unit of %p sq ft', async (squareFeet, expected) => {
    const answers = fullStorageAnswers({ storageSpace: 'custom', squareFeet });
    expect(await complaints(storageSchema, answers)).toEqual(expected);
  });
});

describe('storage return', () => {
  it.each([
    [{ returnKind: '' }, ['returnKind: Choose what comes back']],
    [{ storageSpace: '' }, ['storageSpace: Choose a unit']],
    [{ returnKind: 'items' }, ['furnitureItems: Add at least one item']],
    [{ returnKind: 'items', storageSpace: '', furnitureItems: [anItem(20)] }, []],
  ] as const)('QUO-3: %p', async (changes, expected) => {
    expect(await complaints(returnSchema, fullReturnAnswers(changes))).toEqual(expected);
  });
});

describe('cleaning', () => {
  it('PRC-3: a larger home is by request', async () => {
    expect(await complaints(cleaningSchema, fullCleaningAnswers({ cleaningSpace: 'custom' }))).toEqual([
      'cleaningSpace: We price this by request: ask us for a quote',
    ]);
  });

  it.each([
    ['08:00', '10:00', []],
    ['10:00', '12:00', ['timeSlot.cleaningDate: Your move will not be over by then: choose a later slot']],
    ['12:00', '14:00', ['timeSlot.cleaningDate: Your move will not be over by then: choose a later slot']],
  ] as const)('QUO-4: a clean at 10:00 after a move from %s to %s', async (start, end, expected) => {
    expect(await complaints(cleaningSchema, fullCleaningAnswers({ moveSlot: [start, end] }))).toEqual(expected);
  });
});
