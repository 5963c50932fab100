import type { DraftDto } from '@/lib/contracts/checkout';
import { DAY_MS } from '@/lib/domain/london-time';
import { DRAFT_LIFE_DAYS } from '@/lib/domain/order/assumptions';
import { createServices } from '@/lib/server/container';
import { findDraft } from '@/lib/server/modules/drafts/repo';
import { findKeptPrices, giveReference } from '@/lib/server/modules/quotes/kept-prices-repo';
import { transact } from '@/lib/server/platform/db/db';
import type { ReceiptOf } from '@/lib/server/platform/desk/define-page';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { openDesk, type Desk } from '@/lib/testing/desk';
import { fullAnswers } from '@/lib/testing/moves';
import { placeOrder } from '@/lib/testing/place-order';

const RECEIPT: ReceiptOf = () =>
  Promise.resolve({
    held: {
      title: '£259 until Tuesday 22 December 2026',
      totalLabel: 'Total, VAT included',
      total: '£259',
      until: 'Tuesday 22 December 2026',
      lines: [{ label: '1 bedroom move', detail: 'two movers', amount: '£259' }],
      later: [{ label: 'Then every 4 weeks', detail: 'in advance', amount: '£47.72' }],
      answers: [{ label: 'From', texts: ['N1 2TX', 'Ground floor'] }],
      triggers: [{ text: 'there are stairs', price: '+£10' }],
    },
  });

describeWithDatabase('PLN-2: a quote’s reference', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;

  beforeEach(async () => {
    ({ deps, desk } = await openDesk(database().db, clock));
  });

  const save = (answers: object = fullAnswers(), draftId: string | null = null): Promise<DraftDto> =>
    createServices(deps).drafts.save({ draftId, flow: 'moving', step: 'date', answers } as never);
  const named = async (): Promise<DraftDto & { readonly reference: string }> => {
    const { reference, ...draft } = await save();
    if (reference === null) throw new Error('It has no reference');
    return { ...draft, reference };
  };
  const opens = async (path: string) => {
    const answer = await desk.page(path);
    return 'redirect' in answer ? answer.redirect.destination : null;
  };

  it('PLN-2 is there from the first price on, and stays', async () => {
    const unpriced = await save({ ...fullAnswers(), movingSpace: '' });
    expect(unpriced.reference).toBeNull();
    const priced = await save(fullAnswers(), unpriced.draftId);
    expect(priced.reference).toMatch(/^Q-[2-9A-HJKMNP-TV-Z]{5}$/);
    clock.set('2026-12-01T09:00:00.000Z');
    expect((await save(fullAnswers(), unpriced.draftId)).reference).toBe(priced.reference);
    clock.set('2026-12-23T09:00:00.000Z');
    expect((await save(fullAnswers(), unpriced.draftId)).reference).toBe(priced.reference);
  });

  itOnBoth('PLN-2 is given once, however often it is asked for at the same time', async () => {
    const { draftId, reference } = await named();
    await Promise.all([1, 2, 3].map(() => transact(deps.db, (trx) => giveReference(trx, draftId))));
    expect(await deps.db.selectFrom('quote_references').selectAll().execute()).toEqual([
      { reference, draft_id: draftId },
    ]);
  });

  it('PLN-2, DSK-1: is found at the desk however it is typed, with all that its receipt says', async () => {
    const { draftId, reference } = await named();
    for (const typed of [reference, reference.toLowerCase().replace('-', ' ')]) {
      for (const list of ['people', 'orders'])
        expect(await opens(`/desk/${list}?search=${encodeURIComponent(typed)}`)).toBe(`/desk/people/${reference}`);
    }
    const view = await desk.view('quote', `/desk/people/${reference}`, RECEIPT);
    expect(view).toMatchObject({
      title: '£259 until Tuesday 22 December 2026',
      goOn: { flow: 'moving', quote: draftId },
      price: [
        { label: '1 bedroom move, two movers', text: '£259' },
        { label: 'Total, VAT included', text: '£259' },
        { label: 'Then every 4 weeks, in advance', text: '£47.72' },
        { label: 'Held until', text: 'Tuesday 22 December 2026' },
      ],
    });
    expect(view.panels.map(({ title }) => title)).toEqual(['What it is for', 'What would change the price', 'Contact']);
    expect(await desk.page('/desk/people/Q-22222')).toEqual({ notFound: true });
    expect(await opens('/desk/people?search=Q-22222')).toBeNull();
  });

  it('PLN-2: what is booked by it on the telephone costs what is held', async () => {
    const { draftId } = await named();
    const { location } = await desk.call('begin_booking', { flow: 'moving', quote: draftId });
    const copy = new URL(location, 'http://localhost').searchParams.get('quote') ?? '';
    expect(copy).not.toBe(draftId);
    const { draft_id: _own, ...held } = (await findKeptPrices(deps.db, draftId)) ?? {};
    expect(await findKeptPrices(deps.db, copy)).toEqual({ ...held, draft_id: copy });
  });

  itOnBoth('PLN-2: leads to the order that was made of it, and to nothing when the quote is gone', async () => {
    const { draftId, reference } = await named();
    const order = await placeOrder(deps, {}, { draftId });
    expect(await opens(`/desk/people/${reference}`)).toBe(`/desk/orders/${order.reference}`);

    const other = await save();
    clock.set(new Date(clock.now().getTime() + DRAFT_LIFE_DAYS * DAY_MS).toISOString());
    expect(await opens(`/desk/people?search=${other.reference ?? ''}`)).toBeNull();
    await createServices(deps).drafts.remove({ draftId: other.draftId });
    expect(await findDraft(deps.db, other.draftId)).toBeUndefined();
    const left = deps.db.selectFrom('quote_references').select('draft_id').execute();
    expect(await left).toEqual([{ draft_id: draftId }]);
  });
});
