import { anItem } from '@/lib/testing/moves';
import { fullStorageAnswers } from '@/lib/testing/services';
import { RENTAL_MESSAGES } from '@/lib/validation/rental-messages';
import { finishedSteps, stepErrors } from '../engine/answers';
import { shownSteps } from '../engine/navigation';
import { stepOf } from '@/lib/testing/quotes';
import { localQuote, storageFlow, storageFlowOf, storageRows } from './flow';

const now = new Date('2026-11-21T10:00:00Z');
const storageAddition = fullStorageAnswers({ isTopUp: true, isAgreedWithPayments: false, storedItems: [anItem(20)] });
const flow = storageFlowOf(storageAddition);

describe('more things for a unit, in the storage flow', () => {
  it('STO-3: asks all but what is rented', async () => {
    const steps = shownSteps(flow.steps, storageAddition);
    expect(steps.map(({ id }) => id)).toEqual(['packing', 'address', 'items', 'date', 'details']);
    expect((await finishedSteps(flow, storageAddition, now)).size).toBeGreaterThanOrEqual(5);
    expect(storageFlowOf({ isTopUp: false })).toBe(storageFlow);
  });

  it('STO-3: speaks of no first payment and of no unit to choose', () => {
    const words = flow.steps.map(({ lead = '' }) => lead).slice(0, 1);
    for (const { id, lead = '' } of shownSteps(flow.steps, storageAddition))
      expect([id, lead]).toEqual([id, expect.not.stringMatching(/first payment|space/)]);
    expect(words[0]).not.toBe(stepOf(storageFlow, 'packing').lead);
  });

  it('STO-3: goes on only with what fits beside the things in the unit', async () => {
    const items = stepOf(flow, 'items');
    await expect(stepErrors(flow, items, storageAddition, now)).resolves.toEqual({});
    const full = { ...storageAddition, storedItems: [anItem(320)] };
    await expect(stepErrors(flow, items, full, now)).resolves.toEqual({
      storesWhatFits: RENTAL_MESSAGES.doesNotFitOwn,
    });
  });

  it('STO-3, FORM-5: names the unit that is filled, and costs the collection alone', () => {
    const labels = storageRows(storageAddition).map(({ label }) => label);
    expect(labels).toContain('Collected into');
    expect(labels).not.toContain('Term');
    expect(flow.services(storageAddition)).toEqual(['STORAGE_COLLECTION']);
    const quote = localQuote(storageAddition, null);
    expect(quote?.lines[0]?.label).toBe('Collection into your 6 × 4 ft unit');
    expect(quote?.follows).toBeUndefined();
    expect(flow.binds(storageAddition)).toBe(
      'One collection, with no further contract: your storage goes on as it is.',
    );
  });
});
