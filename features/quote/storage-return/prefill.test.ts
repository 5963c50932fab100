import { EMPTY_RETURN_ANSWERS } from '@/lib/domain/answers/storage-return';
import { fullReturnAnswers } from '@/lib/testing/services';
import { chosenReturnPath, firstStepPath, returnPrefill } from './prefill';

const read = (query: Parameters<typeof returnPrefill.read>[1], answers = EMPTY_RETURN_ANSWERS) =>
  returnPrefill.read(answers, query);

describe('a return entered with a query', () => {
  it.each([
    [{ plan: 'items' }, { returnKind: 'items', storageSpace: '', squareFeet: null }],
    [{ plan: 'Plan 6x4' }, { returnKind: 'unit', storageSpace: 'Plan 6x4', squareFeet: null }],
    [
      { plan: 'custom', area: '120' },
      { returnKind: 'unit', storageSpace: 'custom', squareFeet: 120 },
    ],
    [
      { plan: 'Plan 6x4', area: '120' },
      { returnKind: 'unit', storageSpace: 'Plan 6x4', squareFeet: null },
    ],
    [{ plan: 'Plan 7x7' }, { returnKind: '', storageSpace: '', squareFeet: null }],
  ] as const)('reads what comes back from %p', (query, what) => {
    expect(read(query)).toMatchObject(what);
  });

  it('reads the delivery postcode, complete or half-typed', () => {
    expect(read({ to: 'n12tx' }).addresses.delivery.postcode).toBe('N1 2TX');
    expect(read({ to: 'n1' }).addresses.delivery.postcode).toBe('n1');
  });

  it('QUO-9: keeps the answers of a draft that the query does not name', () => {
    const answers = fullReturnAnswers();
    expect(read({}, answers)).toEqual(answers);
    expect(read({ plan: 'Plan 9x8' }, answers)).toEqual({ ...answers, storageSpace: 'Plan 9x8' });
  });

  it('PLN-4: takes the day, with no slot yet, and keeps the slot of the same day', () => {
    const saved = fullReturnAnswers();
    expect(read({ date: saved.dates.deliveryDate }, saved)).toEqual(saved);
    expect(read({ date: '2027-01-06' }, saved)).toMatchObject({
      dates: { deliveryDate: '2027-01-06' },
      timeSlot: { deliveryDate: null },
    });
    expect(firstStepPath({ plan: 'items', to: 'N1', date: '2027-01-06' })).toMatch(/&to=N1&date=2027-01-06$/);
  });

  it.each([
    [fullReturnAnswers(), { plan: 'Plan 6x4' }],
    [fullReturnAnswers({ storageSpace: 'custom', squareFeet: 120 }), { plan: 'custom', area: '120' }],
    [fullReturnAnswers({ returnKind: 'items', storageSpace: '' }), { plan: 'items' }],
  ])('writes the same again', (answers, query) => {
    expect(returnPrefill.entry(answers)).toEqual(query);
  });
});

describe('the way from the start page', () => {
  it.each([
    [{}, null],
    [{ plan: 'custom' }, null],
    [{ plan: 'custom', area: '500' }, null],
    [{ plan: 'custom', area: '120' }, '/get-a-quote/storage-return/packing?plan=custom&area=120'],
    [{ plan: 'items', to: 'N1' }, '/get-a-quote/storage-return/packing?plan=items&to=N1'],
  ] as const)('%p leads to %p', (query, path) => {
    expect(firstStepPath(query)).toBe(path);
  });

  it('carries the rest of the query', () => {
    expect(chosenReturnPath('Plan 3x3', 'quote=abc')).toBe(
      '/get-a-quote/storage-return/packing?plan=Plan+3x3&quote=abc',
    );
  });
});
