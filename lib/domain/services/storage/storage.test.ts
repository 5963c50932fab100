import { anAddress, anItem } from '@/lib/testing/moves';
import { fullStorageAnswers } from '@/lib/testing/services';
import { pence } from '../../money';
import { storageTerms, storageToOrderLike } from './storage';

const quote = { lines: [], total: pence(13_660), totalWithDiscount: pence(10_156), distanceMiles: 7 };
const STORAGE = { key: 'storage', label: '', detail: '', amount: pence(5256) } as const;

describe('the order-like object of storage', () => {
  it('QUO-6: storage has its unit, term, collection address and date', () => {
    const address = anAddress({ postcode: 'n12tx', floor: 2 });
    const order = storageToOrderLike(
      fullStorageAnswers({ addresses: { storage_collection: address }, addOns: ['PACKING'] }),
      quote,
    );
    expect(order).toMatchObject({
      storageSpace: 'Plan 6x4',
      storageTerm: '3_months',
      isPacking: true,
      addresses: { storage_collection: { ...address, postcode: 'N1 2TX' } },
      dates: { storageCollectionDate: '2026-12-15' },
      timeSlot: { storageCollectionDate: ['10:00', '12:00'] },
    });
  });

  it('STO-3: more for a unit that is rented already has neither unit nor term of its own', () => {
    const answers = fullStorageAnswers({ isTopUp: true, storedItems: [anItem(20)] });
    const order = storageToOrderLike(answers, quote);
    expect(order).toMatchObject({ storageSpace: null, storageTerm: null, furnitureItems: [anItem(110)] });
    expect(storageTerms(answers, { ...quote, follows: [STORAGE] })).toEqual({});
  });

  it('PLN-3 keeps the cover of the stay, and none of its own where more comes into a unit', () => {
    const answers = fullStorageAnswers({ cover: { step: 'raised', worth: [{ id: 'harp', pounds: 900 }] } });
    expect(storageTerms(answers, quote).cover).toEqual({
      step: 'raised',
      itemLimit: 500,
      jobLimit: 15_000,
      worth: [],
    });
    expect(storageTerms({ ...answers, isTopUp: true }, quote)).toEqual({});
    expect(storageTerms(fullStorageAnswers(), quote)).not.toHaveProperty('cover');
  });

  it.each([
    [
      true,
      'I agree that my card is kept and charged £52.56 every 4 weeks from 12 January 2027 until I end the storage.',
    ],
    [false, undefined],
  ])('LAW-4: keeps the sentence that was agreed to: %s', (isAgreedWithPayments, kept) => {
    const terms = storageTerms(fullStorageAnswers({ isAgreedWithPayments }), { ...quote, follows: [STORAGE] });
    expect(terms.agreedPayments).toBe(kept);
  });
});
