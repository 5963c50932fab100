import { ERROR_SENTENCES } from '@/lib/contracts/error-sentences';
import { createServices } from '@/lib/server/container';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { openPaymentPage, placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, openDesk, type Desk } from '@/lib/testing/desk';
import { anItem } from '@/lib/testing/moves';
import { fullCleaningAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { record, crewReport } from '@/lib/testing/visits';

/** A custom move, whose price depends on its list of items. */
const CUSTOM = {
  movingSpace: 'custom' as const,
  furnitureItems: [
    anItem(50, { id: 'sofa_3', title: 'Sofa, 3 seats', kilograms: 55, quantity: 4 }),
    anItem(100, { id: 'custom_harp', title: 'Harp', quantity: 2 }),
  ],
};

describeWithDatabase('the items of an order, at the desk', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;
  beforeEach(async () => {
    ({ deps, desk } = await openDesk(database().db, clock, { CREWS: '9', STORAGE_CREWS: '9' }));
  });

  const pathOf = (reference: string, fields?: Readonly<Record<string, string>>) =>
    `/desk/orders/${reference}/items${fields ? `?${new URLSearchParams({ list: '1', ...fields }).toString()}` : ''}`;
  const shown = (reference: string, fields?: Readonly<Record<string, string>>) =>
    desk.view('items', pathOf(reference, fields));
  const formOf = async (reference: string, fields: Readonly<Record<string, string>>) => {
    const { picked, refusal } = await shown(reference, fields);
    if (!picked) throw new Error(`Nothing was worked out: ${refusal}`);
    const { version, idempotencyKey, toPay: expectedToPay, refund: expectedRefund, asked } = picked;
    return { picked, form: { reference, version, idempotencyKey, expectedToPay, expectedRefund, asked } };
  };
  const listOf = async (reference: string) => {
    const row = await findOrderByReference(deps.db, reference);
    return row && orderOf(row).furnitureItems.map(({ title, quantity }) => `${quantity} ${title}`);
  };
  const topics = async () => (await deps.db.selectFrom('outbox').select('topic').execute()).map(({ topic }) => topic);
  const audit = () => deps.db.selectFrom('desk_audit').selectAll().execute();

  it('DSK-1: are a list with counts, to which a typed name adds, with the exact money before anything happens', async () => {
    const { reference } = await placePaidOrder(deps, CUSTOM);
    const empty = await shown(reference);
    expect(empty).toMatchObject({
      lines: [
        { field: 'i.sofa_3', title: 'Sofa, 3 seats', detail: '50 cu ft each', quantity: '4' },
        { field: 'i.custom_harp', title: 'Harp', detail: '100 cu ft each', quantity: '2' },
      ],
      totals: '6 items, 400 cu ft, 220 kg',
      picked: null,
      refusal: '',
    });
    const { picked, form } = await formOf(reference, {
      'i.sofa_3': '4',
      'i.custom_harp': '0',
      'with.PACKING': '',
      add: 'armchair',
      count: '2',
    });
    expect(picked.facts.slice(0, 2)).toEqual([
      { label: 'Added', text: '2 × Armchair' },
      { label: 'Taken off', text: '2 × Harp' },
    ]);
    expect(picked.refund).toBeGreaterThan(0);
    const stale = await desk.call('change_items', { ...form, version: 9 });
    expect(stale.location).toContain(`/desk/orders/${reference}/items?list=1&`);
    expect(stale.location).toContain('i.armchair=2');
    expect(stale.location).toContain('problem=order_changed');
    const sent = [await desk.call('change_items', form), await desk.call('change_items', form)];
    const done = `/desk/orders/${reference}?done=deskChangeItems`;
    expect(sent.map(({ location }) => location)).toEqual([done, done]);
    expect(await listOf(reference)).toEqual(['4 Sofa, 3 seats', '2 Armchair']);
    expect(await topics()).toContain('order.changed.customer');
    const { timeline, money } = await desk.view('order', `/desk/orders/${reference}`);
    expect(timeline[0]).toMatchObject({
      what: 'Items changed at the desk',
      detail: expect.stringContaining('items: 6 items, 400 cu ft → 6 items, 240 cu ft, refund: £') as string,
    });
    expect(money.filter(({ what }) => what === 'Refund, order changed')).toHaveLength(1);
    expect(await audit()).toHaveLength(1);
  });

  it('DSK-1: what costs more waits for its payment, which the customer is mailed', async () => {
    const order = await placePaidOrder(deps, CUSTOM);
    const { picked, form } = await formOf(order.reference, { add: 'Piano, upright' });
    expect([picked.toPay > 0, picked.heldUntil]).toEqual([true, expect.stringMatching(/2026, \d\d:00$/)]);
    expect((await desk.call('change_items', form)).location).toContain('done=');
    expect(await listOf(order.reference)).toHaveLength(2);
    expect(await topics()).toContain('order.change_to_pay.customer');
    await (await openPaymentPage(deps, order)).click('pay');
    expect(await listOf(order.reference)).toContain('1 Piano, upright');
  });

  it('DSK-1: help is added and taken off with the list', async () => {
    const { reference } = await placePaidOrder(deps, { addOns: ['ASSEMBLING'] });
    expect((await shown(reference)).help.filter(({ isChosen }) => isChosen)).toMatchObject([{ label: 'Assembling' }]);
    const { picked } = await formOf(reference, { 'with.PACKING': 'yes' });
    expect(picked.facts.slice(0, 2)).toEqual([
      { label: 'Added', text: 'Packing' },
      { label: 'Taken off', text: 'Assembling' },
    ]);
    expect(picked.facts).toContainEqual({ label: 'To pay', text: '£50' });
  });

  it('DSK-1: of several things that are called so, one is chosen', async () => {
    const { reference } = await placePaidOrder(deps, CUSTOM);
    const { found, picked, refusal, typed } = await shown(reference, { add: 'telly', count: '1' });
    expect(found.map(({ title, quantity }) => `${quantity} ${title}`)).toEqual([
      '0 TV, up to 32 inches',
      '0 TV, 40 to 55 inches',
      '0 TV, 65 inches or more',
    ]);
    expect([picked, refusal, typed.add]).toEqual([null, '', 'telly']);
    const chosen = await formOf(reference, { 'i.tv_medium': '1', add: 'telly', count: '1' });
    expect(chosen.picked.facts[0]).toEqual({ label: 'Added', text: '1 × TV, 40 to 55 inches' });
  });

  it('RDT-1: a word that only hints at a thing is offered and not added', async () => {
    const { reference } = await placePaidOrder(deps, CUSTOM);
    const { found, picked } = await shown(reference, { add: 'clock', count: '1' });
    expect(found.map(({ title, quantity }) => `${quantity} ${title}`)).toEqual(['0 Grandfather clock']);
    expect(picked).toBeNull();
  });

  it('DSK-1: a thing that the catalogue does not have is named and measured', async () => {
    const { reference } = await placePaidOrder(deps, CUSTOM);
    const sides = { 'own.length': '100', 'own.width': '100', 'own.height': '100' };
    const refused = await shown(reference, { 'own.title': 'Loom', ...sides, 'own.height': '' });
    expect([refused.refusal, refused.described.map(({ value }) => value)]).toEqual([
      expect.stringContaining('Not in the catalogue: enter the height in cm.'),
      ['Loom', '100', '100', ''],
    ]);
    const { lines, described } = await shown(reference, { 'own.title': 'Loom', ...sides });
    const loom = lines.at(-1);
    expect(loom).toMatchObject({ title: 'Loom', quantity: '1', own: { value: '35.4|114|Loom' } });
    expect(described.every(({ value }) => value === '')).toBe(true);
    const { form } = await formOf(reference, {
      [loom?.field ?? '']: '2',
      [loom?.own?.field ?? '']: loom?.own?.value ?? '',
    });
    expect((await desk.call('change_items', { ...form, asked: form.asked.replace('35.4', '999') })).location).toContain(
      'problem=validation_failed',
    );
    expect((await desk.call('change_items', form)).location).toContain('done=');
  });

  it.each([
    ['nothing new', {}, ERROR_SENTENCES.nothing_to_change],
    ['a name that we do not know', { add: 'unicorn' }, 'Nothing in our catalogue is called “unicorn”'],
    ['half a sofa', { 'i.sofa_3': '0.5' }, 'Sofa, 3 seats: enter a whole number up to 200.'],
    ['nothing at all', { 'i.sofa_3': '0', 'i.custom_harp': '0' }, 'Add at least one item.'],
    ['more than our vans hold', { 'i.sofa_3': '200' }, ERROR_SENTENCES.volume_too_large],
  ])('DSK-1: say why they are not changed: %s', async (_, fields, sentence) => {
    const { reference } = await placePaidOrder(deps, CUSTOM);
    const { picked, refusal, lines } = await shown(reference, fields);
    expect([picked, refusal]).toEqual([null, expect.stringContaining(sentence)]);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('DSK-1: a new thing never takes the name of one that leaves', async () => {
    const furnitureItems = [
      anItem(50, { id: 'custom_1', title: 'Harp' }),
      anItem(50, { id: 'custom_2', title: 'Bench' }),
    ];
    const { reference } = await placePaidOrder(deps, { ...CUSTOM, furnitureItems });
    const sides = { 'own.length': '50', 'own.width': '50', 'own.height': '50' };
    const { form } = await formOf(reference, { 'i.custom_1': '0', 'own.title': 'Loom', ...sides });
    expect((await desk.call('change_items', form)).location).toContain('done=');
    expect(await listOf(reference)).toEqual(['1 Bench', '1 Loom']);
  });

  it('DSK-1: stand there as they were typed when a count is wrong', async () => {
    const { reference } = await placePaidOrder(deps, CUSTOM);
    const typed = {
      'i.sofa_3': 'many',
      'i.custom_harp': '1',
      'i.armchair': '3',
      'o.custom_9': '2|7|Loom',
      'i.custom_9': '1',
    };
    const { lines } = await shown(reference, { ...typed, add: 'piano, upright', count: '1' });
    expect(lines.map(({ title, quantity }) => `${quantity} ${title}`)).toEqual([
      'many Sofa, 3 seats',
      '1 Harp',
      '3 Armchair',
      '1 Loom',
    ]);
  });

  it('DSK-1: of storage have to fit the unit, or go to another', async () => {
    const { reference } = await placePaidOrderOf(deps, 'storage', fullStorageAnswers());
    const more = { add: 'Sofa, 3 seats', count: '6' };
    expect((await shown(reference, more)).refusal).toContain('Not everything fits the unit: choose a larger one');
    const { picked } = await formOf(reference, { ...more, unit: 'Plan 15x10' });
    expect(picked.toPay).toBeGreaterThan(0);
    expect(picked.facts.slice(0, 2)).toEqual([
      { label: 'Added', text: '6 × Sofa, 3 seats' },
      { label: 'Storage unit', text: '15 × 10 ft' },
    ]);
  });

  it('DSK-1: are not offered of an order that has none', async () => {
    const { reference } = await placePaidOrderOf(deps, 'cleaning', fullCleaningAnswers());
    expect((await desk.view('order', `/desk/orders/${reference}`)).actions).not.toContain('items');
    expect(await shown(reference)).toMatchObject({ catalogue: [], refusal: ERROR_SENTENCES.change_not_offered });
  });

  describe('after the customer’s deadline', () => {
    it('DSK-1: are changed with a reason, for the same money, and nobody but the desk reads it', async () => {
      const { reference, orderId, token } = await placePaidOrder(deps, CUSTOM);
      clock.set('2026-12-14T12:00:00.000Z');
      await deps.db.updateTable('orders').set({ starts_within_14_days: 1 }).where('id', '=', orderId).execute();
      expect((await desk.view('order', `/desk/orders/${reference}`)).actions).toContain('items');
      const { picked, form } = await formOf(reference, { 'i.custom_harp': '0' });
      expect(picked.warnings).toEqual(['The customer can no longer change the items online.']);
      expect(picked.facts.at(-1)).toMatchObject({ label: 'Not refunded, by the terms' });
      const without = await desk.call('change_items', form);
      expect(without.location).toContain('problem=validation_failed&field=why');
      const withReason = { ...form, why: 'customer_asked', reason: 'Sold the harp' };
      expect((await desk.call('change_items', withReason)).location).toContain('done=');
      const { timeline } = await desk.view('order', `/desk/orders/${reference}`);
      expect(timeline[0]?.detail).toContain('reason: The customer asked, note: Sold the harp');
      const seen = await createServices(deps).orders.view(reference, token);
      expect(JSON.stringify(seen)).not.toMatch(/Sold the harp|customer asked/i);
    });

    it('DSK-1: wait for the payment of what costs more, until the work would begin at the latest', async () => {
      const { reference, orderId } = await placePaidOrder(deps, CUSTOM);
      clock.set('2026-12-15T07:00:00.000Z');
      await deps.db.updateTable('orders').set({ starts_within_14_days: 1 }).where('id', '=', orderId).execute();
      const { picked } = await formOf(reference, { add: 'Piano, upright' });
      expect(picked.heldUntil).toContain('15 December 2026, 10:00');
    });

    it.each([
      ['once a crew is on its way', '2026-12-15T09:30:00.000Z', true],
      ['once the slot has begun', '2026-12-15T10:00:00.000Z', false],
    ])('DSK-1: stay as they are %s', async (_, now, isOnTheWay) => {
      const { reference, orderId } = await placePaidOrder(deps, CUSTOM);
      clock.set('2026-12-15T09:00:00.000Z');
      const { form } = await formOf(reference, { 'i.custom_harp': '0' });
      clock.set(now);
      desk = await atTheDesk(deps);
      const [visit] = await visitsOf(deps.db, orderId);
      const at = clock.now();
      if (isOnTheWay && visit)
        await record(deps.db, {
          visitId: visit.id,
          said: [crewReport('on_the_way', at)],
          cause: 'crew',
          receivedAt: at,
        });
      const { location } = await desk.call('change_items', { ...form, why: 'customer_asked' });
      expect(location).toContain('problem=too_late_to_change');
      expect((await shown(reference)).refusal).toBe(ERROR_SENTENCES.too_late_to_change);
      expect(await listOf(reference)).toHaveLength(2);
    });
  });

  itOnBoth('DSK-1: of two operators who change one list at once, the second is told', async () => {
    const { reference } = await placePaidOrder(deps, CUSTOM);
    const forms = [await formOf(reference, { 'i.custom_harp': '0' }), await formOf(reference, { 'i.sofa_3': '1' })];
    const locations = await Promise.all(
      forms.map(async ({ form }) => (await desk.call('change_items', form)).location),
    );
    expect(locations.filter((location) => location.includes('done='))).toHaveLength(1);
    expect(locations.filter((location) => location.includes('problem=order_changed'))).toHaveLength(1);
    expect(await audit()).toHaveLength(1);
  });
});
