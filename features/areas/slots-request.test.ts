import { SLOT_REQUESTS } from '@/lib/contracts/flows/all';
import { slotsRequest } from './FreeSlots';

const NOON = new Date('2026-11-22T12:00:00Z');
const SHARED = { href: '/', lead: '', district: 'SW5' };

describe('the question for free slots', () => {
  it('API-1: is one that the contract takes, for a move', async () => {
    const request = slotsRequest({ ...SHARED, service: 'MOVING', plan: 'two_bedroom', term: null }, NOON);
    const taken = await SLOT_REQUESTS.MOVING.validate(request);
    expect(taken.answers.addresses.collection.postcode).toBe('SW5');
    expect([taken.from, taken.to]).toEqual(['2026-11-23', '2026-12-06']);
  });

  it('API-1: is one that the contract takes, for storage', async () => {
    const request = slotsRequest(
      { ...SHARED, service: 'STORAGE_COLLECTION', plan: 'Plan 6x4', term: '3_months' },
      NOON,
    );
    const taken = await SLOT_REQUESTS.STORAGE_COLLECTION.validate(request);
    expect(taken.answers).toMatchObject({ storageSpace: 'Plan 6x4', storageTerm: '3_months' });
  });

  it('begins the day after tomorrow once the crews of tomorrow are set', () => {
    const evening = new Date('2026-11-22T19:00:00Z');
    const request = slotsRequest({ ...SHARED, service: 'MOVING', plan: 'mini', term: null }, evening);
    expect(request.from).toBe('2026-11-24');
  });
});
