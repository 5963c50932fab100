import { ORDER_FACTS, factsFor } from '@/lib/domain/order/order-facts';
import { orderPage } from '@/lib/server/modules/orders/desk-order';
import { workNotes } from '@/lib/server/modules/visits/work-notes';
import type { Block } from '@/lib/server/platform/notifications/email/blocks';
import { customerRows } from '@/lib/server/platform/notifications/email/operator-blocks';
import { whatIsBought } from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { SAMPLE_MOVE, sampleRow, things } from '@/lib/server/platform/notifications/sample-orders';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';

/** A move that has every fact: a part is stored, a part is disposed of, and more cover is bought. */
const ROW = sampleRow('moving', {
  ...SAMPLE_MOVE,
  furnitureItems: things(['sofa_2', 3], ['bed_double', 1]),
  split: { lines: [{ id: 'sofa_2', stored: 1, away: 1 }], storageSpace: 'Plan 6x4', storageTerm: '3_months' },
  cover: { step: 'raised', worth: [] },
});
const FACTS = orderFacts(ROW);

const rowsOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []));
const expected = (audience: 'mail' | 'operator' | 'desk' | 'crew') =>
  factsFor(audience, FACTS.source).map(({ label, text }) => [label, text]);

describeWithDatabase('PLN-1: everything that was ordered is said', (database) => {
  it('to the customer and the operator by mail', () => {
    expect(expected('mail')).toHaveLength(Object.keys(ORDER_FACTS).length);
    expect(rowsOf(whatIsBought(FACTS))).toEqual(expect.arrayContaining(expected('mail')));
    expect(customerRows(FACTS)).toEqual(expect.arrayContaining(expected('operator')));
  });

  it('to the crew, and to cleaners only the services', () => {
    expect(workNotes(ROW, false)).toEqual(expected('crew').map(([label, text]) => `${label}: ${text}`));
    expect(workNotes(ROW, true)).toEqual(['Booked: Moving, Packing, Storage']);
  });

  itOnBoth('at the desk', async () => {
    const { db } = database();
    await db.insertInto('orders').values(ROW).execute();
    const view = await orderPage(testDeps(db, fixedClock().now), ROW.reference);
    const shown = view?.facts.map(({ label, text }) => [label, text]);
    expect(shown).toEqual(expect.arrayContaining(expected('desk')));
  });
});
