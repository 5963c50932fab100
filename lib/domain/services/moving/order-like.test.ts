import { fullAnswers, addressesWith, anAddress, anItem } from '@/lib/testing/moves';
import { pence } from '../../money';
import { EMPTY_MOVING_ANSWERS } from '../../answers/flow-answers';
import { moveTerms, toOrderLike } from './order-like';
import type { DraftAddress } from '../../order-types';

const quote = { lines: [], total: pence(28_490), totalWithDiscount: pence(25_641), distanceMiles: 7 };

describe('toOrderLike', () => {
  it('QUO-6: has exactly the fields of the spec, and apart what else was agreed', () => {
    const answers = fullAnswers({
      furnitureItems: [anItem(40, { id: 'sofa_3', quantity: 3 })],
      cover: { step: 'raised', worth: [] },
      split: { lines: [{ id: 'sofa_3', stored: 1, away: 1 }], storageSpace: 'Plan 6x4', storageTerm: 'monthly' },
      isAgreedWithPayments: true,
    });
    const follows = [{ key: 'storage', label: '', detail: '', amount: pence(5256) }] as const;
    const order = toOrderLike(answers, quote);
    expect(Object.keys(moveTerms(answers, { ...quote, follows })).sort()).toEqual(['agreedPayments', 'cover', 'split']);
    expect(Object.keys(order).sort()).toEqual(
      [
        'storageSpace',
        'storageTerm',
        'fixedMovingPlan',
        'movingSpace',
        'cleaningSpace',
        'isPacking',
        'isStudent',
        'promo',
        'signForNews',
        'furnitureItems',
        'addresses',
        'dates',
        'timeSlot',
        'quote',
        'details',
      ].sort(),
    );
    expect(Object.keys(order.details).sort()).toEqual(['email', 'firstName', 'lastName', 'phone', 'phonePrefix']);
    expect(Object.keys(order.addresses.collection ?? {}).sort()).toEqual(['elevator', 'floor', 'parking', 'postcode']);
  });

  it('QUO-6: carries a move with all its addresses', () => {
    const answers = fullAnswers({
      addresses: addressesWith({
        collection: anAddress({ postcode: 'n12tx', floor: 2 }),
        delivery: anAddress({ postcode: 'se15 4ql' }),
        additional_collection: [anAddress({ postcode: 'e1 6an' })],
        additional_delivery: [anAddress({ postcode: 'sw1a1aa', parking: false })],
      }),
      furnitureItems: [anItem(50)],
    });
    const order = toOrderLike(answers, quote);
    expect(order.addresses).toEqual({
      collection: { postcode: 'N1 2TX', floor: 2, parking: true, elevator: false },
      delivery: { postcode: 'SE15 4QL', floor: 0, parking: true, elevator: false },
      additional_collection: [{ postcode: 'E1 6AN', floor: 0, parking: true, elevator: false }],
      additional_delivery: [{ postcode: 'SW1A 1AA', floor: 0, parking: false, elevator: false }],
    });
    expect(order).toMatchObject({
      fixedMovingPlan: true,
      movingSpace: 'one_bedroom',
      cleaningSpace: null,
      isPacking: false,
      furnitureItems: answers.furnitureItems,
      dates: { movingDate: '2026-12-15' },
      timeSlot: { movingDate: ['10:00', '12:00'] },
      quote: { total: 284.9, totalWithDiscount: 256.41 },
    });
  });

  it('QUO-6: says of a lift only what was said: none on the ground floor, and never a guess', () => {
    const from = (changes: Partial<DraftAddress>) =>
      fullAnswers({
        addresses: { ...fullAnswers().addresses, collection: { ...anAddress({ postcode: 'N1 2TX' }), ...changes } },
      });
    expect(toOrderLike(from({ elevator: null }), quote).addresses.collection).toEqual(
      anAddress({ postcode: 'N1 2TX' }),
    );
    for (const gap of [{ floor: null }, { parking: null }, { floor: 2, elevator: null }]) {
      expect(() => toOrderLike(from(gap), quote)).toThrow(RangeError);
    }
  });

  it('QUO-6: says when and where the cleaners come', () => {
    const order = toOrderLike(fullAnswers({ movingSpace: 'mini', addOns: ['CLEANING', 'PACKING'] }), quote);
    expect(order).toMatchObject({
      isPacking: true,
      cleaningSpace: 'one_bedroom',
      addresses: { cleaning: { postcode: 'N1 2TX' } },
      dates: { movingDate: '2026-12-15', cleaningDate: '2026-12-15' },
      timeSlot: { movingDate: ['10:00', '12:00'], cleaningDate: ['14:00', '16:00'] },
    });
  });

  it('a custom move is no fixed plan', () => {
    expect(toOrderLike(fullAnswers({ movingSpace: 'custom' }), quote).fixedMovingPlan).toBe(false);
  });

  it('FORM-3: takes blanks off names and keeps accents and apostrophes', () => {
    const { details } = toOrderLike(fullAnswers({ firstName: ' Zoë ', lastName: ' O’Brien-Núñez ' }), quote);
    expect(details).toMatchObject({ firstName: 'Zoë', lastName: 'O’Brien-Núñez', phone: '7700900123' });
  });

  it('leaves open what is not answered', () => {
    const order = toOrderLike({ ...EMPTY_MOVING_ANSWERS, addresses: fullAnswers().addresses }, quote);
    expect(order).toMatchObject({ movingSpace: null, fixedMovingPlan: false, dates: {}, timeSlot: {} });
    const dated = toOrderLike(fullAnswers({ timeSlot: { movingDate: null } }), quote);
    expect(dated.timeSlot).toEqual({});
  });

  it('PLN-3 has the cover that was ordered with its limits, and the worth of what is on the list', () => {
    const worth = [
      { id: 'custom_item', pounds: 900 },
      { id: 'gone', pounds: 5 },
    ];
    const terms = moveTerms(fullAnswers({ furnitureItems: [anItem(20)], cover: { step: 'raised', worth } }), quote);
    expect(terms.cover).toEqual({ step: 'raised', itemLimit: 500, jobLimit: 15_000, worth: worth.slice(0, 1) });
    expect(moveTerms(fullAnswers({ cover: { step: 'included', worth } }), quote)).toEqual({});
  });
});
