import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { carriedByStorage, chosenUnitPath, firstStepPath, storagePrefill } from './prefill';

describe('storagePrefill', () => {
  it('takes unit, term and postcode from the address of the page', () => {
    const query = { plan: 'Plan 6x4', term: '3_months', from: 'n12tx', area: '150' };
    expect(storagePrefill.read(EMPTY_STORAGE_ANSWERS, query)).toMatchObject({
      storageSpace: 'Plan 6x4',
      storageTerm: '3_months',
      squareFeet: null,
      addresses: { storage_collection: { postcode: 'N1 2TX' } },
    });
  });

  it('takes the area of a custom unit only, and no unit or term that does not exist', () => {
    const custom = { plan: 'custom', area: '120', term: 'monthly' };
    expect(storagePrefill.read(EMPTY_STORAGE_ANSWERS, custom).squareFeet).toBe(120);
    expect(storagePrefill.read(EMPTY_STORAGE_ANSWERS, { plan: 'custom', area: 'big' }).squareFeet).toBeNull();
    expect(storagePrefill.read(EMPTY_STORAGE_ANSWERS, { plan: 'Palace', term: 'forever' })).toEqual(
      EMPTY_STORAGE_ANSWERS,
    );
  });

  it('QUO-9: keeps the saved answers that the address does not name', () => {
    const saved = { ...EMPTY_STORAGE_ANSWERS, storageSpace: 'custom', squareFeet: 130 } as const;
    expect(storagePrefill.read(saved, {})).toEqual(saved);
  });
});

describe('the day of the address', () => {
  it('PLN-4: takes the day, with no slot yet, and keeps the slot of the same day', () => {
    const dates = { storageCollectionDate: '2026-12-08' };
    const saved = { ...EMPTY_STORAGE_ANSWERS, dates, timeSlot: { storageCollectionDate: ['10:00', '12:00'] } } as const;
    expect(storagePrefill.read(saved, { date: '2026-12-08' })).toEqual(saved);
    expect(storagePrefill.read(saved, { date: '2026-12-09' })).toMatchObject({
      dates: { storageCollectionDate: '2026-12-09' },
      timeSlot: { storageCollectionDate: null },
    });
    expect(storagePrefill.read(saved, { date: '2026-02-30' })).toEqual(saved);
  });
});

describe('the way into the first step', () => {
  it('carries what is known, and the draft instead once there is one', () => {
    expect(carriedByStorage({ plan: 'custom', from: 'N1' })).toBe('from=N1');
    expect(carriedByStorage({ quote: 'abc', from: 'N1' })).toBe('quote=abc');
    expect(chosenUnitPath('custom', 'monthly', 'from=N1', 120)).toBe(
      '/get-a-quote/storage/packing?plan=custom&area=120&term=monthly&from=N1',
    );
  });

  it.each([
    [{ plan: 'Plan 6x4', term: 'weekly' }, '/get-a-quote/storage/packing?plan=Plan+6x4&term=weekly'],
    [{ plan: 'custom', area: '97', term: 'weekly' }, '/get-a-quote/storage/packing?plan=custom&area=97&term=weekly'],
    [{ plan: 'custom', area: '96', term: 'weekly' }, null],
    [{ plan: 'custom', term: 'weekly' }, null],
    [{ plan: 'Plan 6x4' }, null],
    [{ term: 'weekly' }, null],
  ])('of %j is %s', (query, path) => {
    expect(firstStepPath(query)).toBe(path);
  });
});
