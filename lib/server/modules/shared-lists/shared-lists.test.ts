import type { CountedItem } from '@/lib/domain/catalogue/shared-items';
import type { FurnitureItem } from '@/lib/domain/order-types';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { MOST_PARTS } from '@/lib/contracts/shared-list';
import { itemsOfCounts } from '@/lib/domain/catalogue/shared-items';
import { createServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { fullAnswers } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';

describeWithDatabase('PLN-5 a shared list', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
  });

  const services = () => createServices(deps);
  const lists = () => services().sharedLists;
  const save = async (answers: MovingAnswers, draftId: string | null = null) =>
    services().drafts.save({ draftId, flow: 'moving', step: 'items', answers });
  const saved = async (id: string) => (await services().drafts.read(id))!.answers as MovingAnswers;
  const amounts = (items: readonly FurnitureItem[]) =>
    Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
  const listed = async (id: string) => amounts((await saved(id)).furnitureItems);

  async function share(changes: Partial<MovingAnswers> = {}) {
    const { draftId } = await save(
      fullAnswers({ movingSpace: 'custom', furnitureItems: itemsOfCounts({ sofa_3: 1 }), ...changes }),
    );
    await lists().set({ draftId, set: 'open' });
    return { draftId, link: (await lists().ofOwner(draftId))!.shared!.key };
  }
  const join = async (list: string, name: string) => {
    const { key } = await lists().join({ list, name });
    clock.advanceMinutes(1);
    return key;
  };
  const fill = (key: string, ...items: readonly CountedItem[]) => lists().fill({ key, items: [...items] });
  const owned = async (draftId: string) => (await lists().ofOwner(draftId))!.shared!.view;
  const pounds = (amount: number | null) => Math.round((amount ?? NaN) * 100);

  it('PLN-5 joins what each has into the quote, with each one’s total and share of the price', async () => {
    const { draftId, link } = await share();
    const [tom, mia] = [await join(link, '  Tom '), await join(link, 'Mia')];
    await fill(tom, { id: 'armchair', quantity: 2 }, { id: 'sofa_3', quantity: 1 });
    const answer = await fill(mia, { id: 'lamp_floor', quantity: 1 });
    expect(await listed(draftId)).toEqual({ sofa_3: 2, armchair: 2, lamp_floor: 1 });
    const view = await owned(draftId);
    expect(view.own).toMatchObject({ pieces: 1, cubicFeet: 50 });
    expect(view.parts).toMatchObject([
      { name: 'Tom', pieces: 3, cubicFeet: 90 },
      { name: 'Mia', pieces: 1, cubicFeet: 4 },
    ]);
    expect(answer).toEqual({ pieces: 1, cubicFeet: 4, share: view.parts[1]?.share, total: view.total });
    // The server's own price of the joined list, to the penny.
    const asked = { ...(await saved(draftId)), movingSpace: 'custom', service: 'MOVING', draftId };
    const price = await services().quotes.personalized(asked as never);
    expect(view.total).toBe(price.totalWithDiscount);
    const shares = [view.own, ...view.parts].map(({ share }) => pounds(share));
    expect(shares.reduce((sum, one) => sum + one, 0)).toBe(pounds(view.total));
    expect(shares[1]).toBeGreaterThan(shares[0] ?? 0);
  });

  itOnBoth(
    'PLN-5 loses nothing of twelve phones that write at once, each many times, while the owner saves',
    async () => {
      const { draftId, link } = await share();
      const names = Array.from({ length: MOST_PARTS }, (_, index) => `Person ${index}`);
      const keys = await Promise.all(names.map((name) => join(link, name)));
      const own = await saved(draftId);
      const writes = keys.flatMap((key, index) => [
        () => fill(key, { id: 'box_m', quantity: index + 1 }),
        () => fill(key, { id: 'armchair', quantity: 1 }),
        () => fill(key, { id: 'lamp_table', quantity: 2 }, { id: 'rug_s', quantity: 1 }),
      ]);
      const saves = [1, 2, 3].map((floor) => () => {
        const { collection } = own.addresses;
        return save({ ...own, addresses: { ...own.addresses, collection: { ...collection, floor } } }, draftId);
      });
      await Promise.all([...writes, ...saves].map((write) => write()));
      expect(await listed(draftId)).toEqual({
        sofa_3: 1,
        armchair: MOST_PARTS,
        lamp_table: 2 * MOST_PARTS,
        rug_s: MOST_PARTS,
        box_m: (MOST_PARTS * (MOST_PARTS + 1)) / 2,
      });
      const view = await owned(draftId);
      const pieces = Object.fromEntries(view.parts.map((part) => [part.name, part.pieces]));
      expect(pieces).toEqual(Object.fromEntries(names.map((name, index) => [name, index + 1 + 4])));
      expect(view.own.pieces).toBe(1);
    },
  );

  it('PLN-5 keeps the owner’s own, however old the list is that they save', async () => {
    const { draftId, link } = await share();
    const before = await saved(draftId);
    const tom = await join(link, 'Tom');
    await fill(tom, { id: 'sofa_3', quantity: 2 });
    // From a page that knows nothing of Tom: two more lamps, and the sofa that they had.
    const furnitureItems = [...before.furnitureItems, ...itemsOfCounts({ lamp_floor: 2 })];
    await save({ ...before, furnitureItems }, draftId);
    expect(await listed(draftId)).toEqual({ sofa_3: 3, lamp_floor: 2 });
    // From one that knows: all sofas taken off, but Tom's are his.
    await save({ ...(await saved(draftId)), furnitureItems: [] }, draftId);
    expect(await listed(draftId)).toEqual({ sofa_3: 2 });
    // What they save twice from the same page is saved once.
    await save({ ...before, furnitureItems }, draftId);
    await save({ ...before, furnitureItems }, draftId);
    expect(await listed(draftId)).toEqual({ sofa_3: 3, lamp_floor: 2 });
  });

  itOnBoth('PLN-5 takes a part out with all that is in it, and nothing more with its key', async () => {
    const { draftId, link } = await share();
    const [tom, mia] = [await join(link, 'Tom'), await join(link, 'Mia')];
    await fill(tom, { id: 'sofa_3', quantity: 2 });
    await fill(mia, { id: 'armchair', quantity: 1 });
    const [part] = (await owned(draftId)).parts;
    await lists().remove({ draftId, part: part!.id });
    expect(await listed(draftId)).toEqual({ sofa_3: 1, armchair: 1 });
    await expect(fill(tom, { id: 'sofa_3', quantity: 2 })).rejects.toMatchObject({ code: 'not_found' });
    expect(await lists().ofPart(tom)).toBeNull();
    await expect(lists().remove({ draftId, part: part!.id })).rejects.toMatchObject({ code: 'not_found' });
    // Somebody else's quote takes no part out of this one.
    const other = await share();
    const left = (await owned(draftId)).parts[0]!.id;
    await expect(lists().remove({ draftId: other.draftId, part: left })).rejects.toMatchObject({ code: 'not_found' });
  });

  itOnBoth('PLN-5 is filled only while it is open, and keeps what is in it', async () => {
    const { draftId, link } = await share();
    const tom = await join(link, 'Tom');
    await fill(tom, { id: 'armchair', quantity: 1 });
    await lists().set({ draftId, set: 'closed' });
    await expect(fill(tom, { id: 'armchair', quantity: 2 })).rejects.toMatchObject({ code: 'too_late_to_change' });
    await expect(join(link, 'Mia')).rejects.toMatchObject({ code: 'too_late_to_change' });
    expect((await owned(draftId)).state).toBe('closed');
    await lists().set({ draftId, set: 'open' });
    expect((await lists().ofOwner(draftId))!.shared!.key).toBe(link);
    await fill(tom, { id: 'armchair', quantity: 2 });
    expect(await listed(draftId)).toEqual({ sofa_3: 1, armchair: 2 });
  });

  it('PLN-5 has each name once, and no more people than it takes', async () => {
    const { link } = await share();
    await join(link, 'Tom');
    await expect(join(link, ' TOM ')).rejects.toMatchObject({
      details: { fields: { name: /^Someone with this name/ } },
    });
    await expect(join(link, ' \u200b ')).rejects.toMatchObject({ code: 'validation_failed' });
    const all = Array.from({ length: MOST_PARTS + 3 }, (_, index) => join(link, `Person ${index}`));
    const joined = (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled');
    expect(joined).toHaveLength(MOST_PARTS - 1);
  });

  it('PLN-5 stores no key, and opens nothing without the right one', async () => {
    const { draftId, link } = await share();
    const tom = await join(link, 'Tom');
    const rows = JSON.stringify([
      await deps.db.selectFrom('shared_lists').selectAll().execute(),
      await deps.db.selectFrom('list_parts').selectAll().execute(),
    ]);
    expect([rows.includes(link), rows.includes(tom)]).toEqual([false, false]);
    expect([await lists().ofLink(tom), await lists().ofPart(link), await lists().ofOwner(link)]).toEqual([
      null,
      null,
      null,
    ]);
    expect((await lists().ofLink(link))?.parts).toMatchObject([{ name: 'Tom' }]);
    expect((await lists().ofPart(tom))?.name).toBe('Tom');
    const clean = await services()
      .drafts.save({ draftId: null, flow: 'cleaning', step: 'x', answers: {} })
      .catch(() => null);
    if (clean)
      await expect(lists().set({ draftId: clean.draftId, set: 'open' })).rejects.toMatchObject({ code: 'not_found' });
    expect(draftId).toMatch(/^[\w-]{24}$/);
  });

  it('PLN-5 refuses what is not in the catalogue, and more of a thing than a list holds', async () => {
    const { draftId, link } = await share();
    const [tom, mia] = [await join(link, 'Tom'), await join(link, 'Mia')];
    await expect(fill(tom, { id: 'custom_1', quantity: 1 })).rejects.toMatchObject({ code: 'validation_failed' });
    await fill(tom, { id: 'box_m', quantity: 120 });
    await expect(fill(mia, { id: 'box_m', quantity: 120 })).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await listed(draftId)).toEqual({ sofa_3: 1, box_m: 120 });
    expect((await owned(draftId)).parts[1]?.pieces).toBe(0);
    await fill(tom, { id: 'box_m', quantity: 5 }, { id: 'box_m', quantity: 7 });
    expect(await listed(draftId)).toEqual({ sofa_3: 1, box_m: 7 });
  });

  it('PLN-5 is ordered with what everybody has by then, at its price', async () => {
    const { draftId, link } = await share();
    const before = await saved(draftId);
    const tom = await join(link, 'Tom');
    await fill(tom, { id: 'sofa_corner', quantity: 2 });
    // From a page that was loaded before: the price is not what it was.
    await expect(placeOrder(deps, before, { draftId })).rejects.toMatchObject({ code: 'price_changed' });
    const order = await placeOrder(deps, await saved(draftId), { draftId });
    const items = orderOf((await findOrder(deps.db, order.orderId))!).furnitureItems;
    expect(amounts(items)).toEqual({ sofa_3: 1, sofa_corner: 2 });
    await expect(fill(tom, { id: 'armchair', quantity: 1 })).rejects.toMatchObject({ code: 'too_late_to_change' });
    expect((await lists().ofPart(tom))?.view.state).toBe('ordered');
  });

  it('RDT-3: is open again once its order is cancelled, or its hold is over', async () => {
    const { draftId, link } = await share();
    const tom = await join(link, 'Tom');
    await fill(tom, { id: 'armchair', quantity: 1 });
    const order = await placeOrder(deps, await saved(draftId), { draftId });
    const state = async () => (await lists().ofPart(tom))?.view.state;
    const set = (changes: { state?: 'cancelled'; hold_expires_at?: string }) =>
      deps.db.updateTable('orders').set(changes).where('id', '=', order.orderId).execute();
    expect(await state()).toBe('ordered');
    await set({ hold_expires_at: '2020-01-01T00:00:00.000Z' });
    expect(await state()).toBe('open');
    await set({ state: 'cancelled' });
    expect(await state()).toBe('open');
    await fill(tom, { id: 'armchair', quantity: 2 });
  });

  it('PLN-5 of a plan, too: an order has what others have put in, whatever page it is from', async () => {
    const { draftId, link } = await share({ movingSpace: 'one_bedroom' });
    const before = await saved(draftId);
    await fill(await join(link, 'Tom'), { id: 'armchair', quantity: 1 });
    const order = await placeOrder(deps, before, { draftId });
    const items = orderOf((await findOrder(deps.db, order.orderId))!).furnitureItems;
    expect(amounts(items)).toEqual({ sofa_3: 1, armchair: 1 });
  });

  itOnBoth('PLN-5 never has an order without what somebody puts in while it is made', async () => {
    const { draftId, link } = await share({ movingSpace: 'one_bedroom' });
    const tom = await join(link, 'Tom');
    const before = await saved(draftId);
    const [ordered, filled] = await Promise.allSettled([
      placeOrder(deps, before, { draftId }),
      fill(tom, { id: 'armchair', quantity: 1 }),
    ]);
    if (ordered.status !== 'fulfilled') throw new Error('Not ordered');
    const items = amounts(orderOf((await findOrder(deps.db, ordered.value.orderId))!).furnitureItems);
    expect(items).toEqual(filled.status === 'fulfilled' ? { sofa_3: 1, armchair: 1 } : { sofa_3: 1 });
  });

  itOnBoth('PLN-5 goes with the quote', async () => {
    const { draftId, link } = await share();
    await fill(await join(link, 'Tom'), { id: 'armchair', quantity: 1 });
    await services().drafts.remove({ draftId });
    for (const table of ['shared_lists', 'list_parts', 'list_part_items'] as const) {
      expect(await deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await lists().ofLink(link)).toBeNull();
  });
});
