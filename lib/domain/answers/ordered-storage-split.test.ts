import { anAddress, anItem, fullAnswers } from '@/lib/testing/moves';
import { ALL_TO_THE_NEW_HOME } from './storage-split';
import { pence } from '../money';
import { moveTerms, toOrderLike } from '../services/moving/order-like';
import { answeredStorageSplit, homeOfStored, intoStorage, storedSince } from './ordered-storage-split';

const quote = { lines: [], total: pence(28_490), totalWithDiscount: pence(28_490), distanceMiles: 7 };
const lines = [{ id: 'sofa_3', stored: 1, away: 1 }];
const answers = fullAnswers({
  furnitureItems: [anItem(40, { id: 'sofa_3', quantity: 3 })],
  split: { lines, storageSpace: 'Plan 6x4', storageTerm: 'monthly' },
});
const orderOf = (all: typeof answers) => ({ ...toOrderLike(all, quote), ...moveTerms(all, quote) });
const split = orderOf(answers);
const whole = orderOf(fullAnswers({ furnitureItems: answers.furnitureItems }));

describe('what of an order does not go to the new home', () => {
  it('PLN-1 is read back as it was said', () => {
    expect(answeredStorageSplit(split)).toEqual(answers.split);
    expect(answeredStorageSplit(whole)).toEqual(ALL_TO_THE_NEW_HOME);
  });

  it('PLN-1 is stored from the day of the move', () => {
    expect(intoStorage(split).map(({ quantity }) => quantity)).toEqual([1]);
    expect(storedSince(split)).toBe('2026-12-15');
    expect([intoStorage(whole), storedSince(whole)]).toEqual([[], undefined]);
  });

  it('PLN-1 is everything of a collection, from its own day', () => {
    const collection = { ...whole, movingSpace: null, dates: { storageCollectionDate: '2026-12-16' } };
    expect(intoStorage(collection)).toEqual(whole.furnitureItems);
    expect(storedSince(collection)).toBe('2026-12-16');
  });

  it('PLN-1 comes back to the new home', () => {
    expect(homeOfStored(split)?.postcode).toBe('SE15 4QL');
    const storage_collection = anAddress({ postcode: 'E8 1EJ' });
    expect(homeOfStored({ addresses: { storage_collection } })).toBe(storage_collection);
  });
});
