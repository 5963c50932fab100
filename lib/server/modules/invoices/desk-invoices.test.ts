import type { InvoiceRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { guestOf, placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { openDesk, type Desk } from '@/lib/testing/desk';
import { fullStorageAnswers } from '@/lib/testing/services';

describeWithDatabase('invoices at the desk', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;
  beforeEach(async () => {
    ({ deps, desk } = await openDesk(database().db, clock, { CREWS: '9', STORAGE_CREWS: '9' }));
  });

  const list = (query = '') => desk.view('invoices', `/desk/invoices?${query}`);
  const numbers = async (query = '') => (await list(query)).invoices.map(({ number }) => number);

  /** Pays for a move and cancels it, and pays for a rental of December. */
  async function paidTwo() {
    const move = await placePaidOrder(deps);
    clock.advanceMinutes(1);
    await guestOf(deps, move).cancel();
    await deliverAll(deps);
    clock.set('2026-12-01T09:00:00.000Z');
    const store = await placePaidOrderOf(
      deps,
      'storage',
      fullStorageAnswers({ firstName: 'Grace', lastName: 'Store', dates: { storageCollectionDate: '2026-12-22' } }),
    );
    return { move, store };
  }

  it('DSK-1: are all there with credit notes and storage, the newest first, each with its order and its page', async () => {
    const { move, store } = await paidTwo();
    const { invoices, months, paging } = await list();
    expect(invoices.slice(1)).toEqual([
      {
        number: 'CN-2026-000001',
        what: 'Credit note',
        date: '24 Nov 2026',
        href: `/orders/${move.reference}/invoices/CN-2026-000001?token=${move.token}`,
        name: 'Ada Sample',
        reference: move.reference,
        orderHref: `/desk/orders/${move.reference}`,
        net: '−£215.83',
        vat: '−£43.17',
        gross: '−£259.00',
        corrects: { number: 'INV-2026-000001', href: '/desk/invoices?search=INV-2026-000001' },
      },
      expect.objectContaining({
        number: 'INV-2026-000001',
        what: 'Invoice',
        net: '£215.83',
        vat: '£43.17',
        gross: '£259.00',
      }),
    ]);
    expect(invoices[0]).toMatchObject({ number: 'INV-2026-000002', name: 'Grace Store', reference: store.reference });
    expect(months).toEqual([
      { value: '2026-12', label: 'December 2026' },
      { value: '2026-11', label: 'November 2026' },
    ]);
    expect(paging).toMatchObject({ total: 3, pages: 1 });
  });

  itOnBoth(
    'DSK-1: are found by number, order and customer, and by the month of the tax point, with their sums',
    async () => {
      const { move, store } = await paidTwo();
      expect(await numbers('search=inv-2026-000002')).toEqual(['INV-2026-000002']);
      expect(await numbers('search=CN2026')).toEqual(['CN-2026-000001']);
      expect(await numbers(`search=${store.reference.replaceAll('-', '').toLowerCase()}`)).toEqual(['INV-2026-000002']);
      expect(await numbers('search=ada+sample')).toEqual(['CN-2026-000001', 'INV-2026-000001']);
      expect(await numbers('search=_')).toHaveLength(3);
      expect(await numbers(`month=2026-12&search=${move.reference}`)).toEqual([]);
      expect(await numbers('month=2026-13')).toHaveLength(3);
      const november = await list('month=2026-11');
      expect(november.sums).toEqual([{ label: 'All 2', net: '£0.00', vat: '£0.00', gross: '£0.00' }]);
      const december = await list('month=2026-12');
      expect(december.sums[0]?.gross).toBe(december.invoices[0]?.gross);
    },
  );

  /** Inserts copies of the only invoice, one minute apart. */
  async function many(count: number) {
    await placePaidOrder(deps);
    const one = await deps.db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow();
    const rows = Array.from({ length: count }, (_, index): InvoiceRow => ({
      ...one,
      number: `INV-2025-${String(index).padStart(6, '0')}`,
      issued_for_id: `copy-${index}`,
      issued_at: new Date(Date.parse(one.issued_at) - (1 + Math.floor(index / 3)) * 60_000).toISOString(),
    }));
    for (let from = 0; from < count; from += 50)
      await deps.db
        .insertInto('invoices')
        .values(rows.slice(from, from + 50))
        .execute();
  }

  it('DSK-1: go on page by page, with the sums of the page and of all', async () => {
    await many(30);
    const { sums, paging } = await list('page=2');
    expect([paging.page, paging.pages, paging.total]).toEqual([2, 2, 31]);
    expect(sums.map(({ label, gross }) => [label, gross])).toEqual([
      ['This page', '£1,554.00'],
      ['All 31', '£8,029.00'],
    ]);
  });

  itOnBoth('DSK-1: are saved as a file, all of them once, with credit notes below nothing', async () => {
    await paidTwo();
    await many(1_200);
    const { text } = await desk.call('invoices.csv');
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('Number,Kind,Corrects,Tax point,Issued,Order,Customer,For,Net,VAT,Gross');
    const own = lines.slice(1).map((line) => line.split(',')[0]);
    expect(own).toHaveLength(1_204);
    expect(new Set(own).size).toBe(1_204);
    const note = lines.find((line) => line.startsWith('CN-')) ?? '';
    expect(note).toMatch(
      /^CN-2026-000001,Credit note,INV-2026-000001,2026-11-24,2026-11-24,SM-.*,-215.83,-43.17,-259.00$/,
    );
  });

  it('DSK-1: of an order that is forgotten stay with name and sums, and lead nowhere', async () => {
    await placePaidOrder(deps);
    const one = await deps.db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow();
    const gone = {
      number: 'INV-2020-000001',
      order_id: 'forgotten',
      issued_for_id: 'gone',
      issued_at: '2020-05-05T09:00:00.000Z',
    };
    await deps.db
      .insertInto('invoices')
      .values({ ...one, ...gone, tax_point: '2020-05-04' })
      .execute();
    const { invoices } = await list('month=2020-05');
    expect(invoices).toMatchObject([
      {
        number: 'INV-2020-000001',
        href: '',
        orderHref: '',
        name: 'Ada Sample',
        gross: '£259.00',
        date: '4 May 2020, issued 5 May 2020',
      },
    ]);
  });
});
