import { anItem } from '@/lib/testing/moves';
import { fullStorageAnswers } from '@/lib/testing/services';
import { STORE_MESSAGES } from '@/lib/validation/store-messages';
import { finishedSteps, stepErrors } from '../engine/answers';
import { shownSteps } from '../engine/navigation';
import { stepOf } from '../testing';
import { storageRows } from './answer-rows';
import { storageBooking } from './booking';
import { localQuote } from './price';
import { bookingOf } from './top-up';

const now = new Date('2026-11-21T10:00:00Z');
const topUp = fullStorageAnswers({ isTopUp: true, isAgreedWithPayments: false, storedItems: [anItem(20)] });
const booking = bookingOf(topUp);

describe('more things for a unit, in the storage flow', () => {
  it('STO-3: asks all but what is rented', async () => {
    const steps = shownSteps(booking.flow.steps, topUp);
    expect(steps.map(({ id }) => id)).toEqual(['packing', 'address', 'items', 'date', 'details']);
    expect((await finishedSteps(booking.flow, topUp, now)).size).toBeGreaterThanOrEqual(5);
    expect(bookingOf({ isTopUp: false })).toBe(storageBooking);
  });

  it('STO-3: speaks of no first payment and of no unit to choose', () => {
    const words = booking.flow.steps.map(({ lead = '' }) => lead).slice(0, 1);
    for (const { id, lead = '' } of shownSteps(booking.flow.steps, topUp))
      expect([id, lead]).toEqual([id, expect.not.stringMatching(/first payment|space/)]);
    expect(words[0]).not.toBe(stepOf(storageBooking.flow, 'packing').lead);
  });

  it('STO-3: goes on only with what fits beside the things in the unit', async () => {
    const items = stepOf(booking.flow, 'items');
    await expect(stepErrors(booking.flow, items, topUp, now)).resolves.toEqual({});
    const full = { ...topUp, storedItems: [anItem(320)] };
    await expect(stepErrors(booking.flow, items, full, now)).resolves.toEqual({
      storesWhatFits: STORE_MESSAGES.doesNotFitOwn,
    });
  });

  it('STO-3, FORM-5: names the unit that is filled, and costs the collection alone', () => {
    const labels = storageRows(topUp).map(({ label }) => label);
    expect(labels).toContain('Collected into');
    expect(labels).not.toContain('Term');
    expect(booking.services(topUp)).toEqual(['STORAGE_COLLECTION']);
    const quote = localQuote(topUp, null);
    expect(quote?.lines[0]?.label).toBe('Collection into your 6 × 4 ft unit');
    expect(quote?.follows).toBeUndefined();
    expect(booking.binds(topUp)).toBe('One collection, with no further contract: your storage goes on as it is.');
  });
});
