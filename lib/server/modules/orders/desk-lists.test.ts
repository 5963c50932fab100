import { FORM, contactOf } from '@/lib/server/modules/enquiries/form';
import { upsertEnquiry } from '@/lib/server/modules/enquiries/repo';
import { submitForm } from '@/lib/server/modules/enquiries/service';
import { transact } from '@/lib/server/platform/db/db';
import type { EnquiryRow, OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { openDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { placeOrder } from '@/lib/testing/place-order';

describeWithDatabase('lists of the desk', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;

  beforeEach(async () => {
    ({ deps, desk } = await openDesk(database().db, clock));
  });

  itOnBoth('enquiries are found, noted as handled, and saved as a file', async () => {
    const guards = { idempotencyKey: null, ageSeconds: 40, isTrapFilled: false };
    const body = { name: 'Agnes Cole', email: 'agnes@example.com', phone: '+447700900122', message: '=1+1' };
    await submitForm(deps, { type: 'contact', body }, guards);
    const found = async (query: string) => (await desk.view('leads', `/desk/leads?${query}`)).enquiries;
    for (const query of ['search=agnes', 'search=AGNES@', 'search=07700+900122', 'type=contact', 'handled=no']) {
      expect([query, (await found(query)).length]).toEqual([query, 1]);
    }
    expect([await found('search=nobody'), await found('handled=yes')]).toEqual([[], []]);

    const [enquiry] = await found('');
    const handled = await desk.call('handle_lead', { id: enquiry?.id ?? '', note: 'Called back, -5 °C in the yard' });
    expect(handled.location).toBe('/desk/leads?done=deskHandleLead');
    expect((await found('handled=yes'))[0]?.handled).toMatchObject({ by: OPERATOR });
    expect((await desk.call('handle_lead', { id: 'none', note: '' })).location).toContain('problem=not_found');
    const { text } = await desk.call('leads.csv');
    expect(text).toContain('Agnes Cole');
    const [row] = await deps.db.selectFrom('desk_audit').selectAll().execute();
    expect(`${row?.before_json} ${row?.after_json}`).not.toMatch(/Agnes|7700|Called/);
  });

  itOnBoth(
    'DSK-1: an unfinished order is to be called until it is ordered, and again when that order lapses',
    async () => {
      const ordered = await placeOrder(deps);
      const details = { firstName: 'Ada', lastName: 'Sample', email: 'ada@example.com', phone: '7700900123' };
      const row = {
        id: 'lead',
        type: 'checkout',
        body_json: FORM.write(details),
        dedupe_key: 'lead',
        draft_id: 'draft',
      };
      const enquiry = { ...row, ...contactOf(details), created_at: clock.now().toISOString() };
      await transact(deps.db, (trx) => upsertEnquiry(trx, enquiry));
      const setOrder = (values: Pick<OrderRow, 'draft_id'> | Pick<OrderRow, 'state'>) =>
        deps.db.updateTable('orders').set(values).where('id', '=', ordered.orderId).execute();
      const open = async () => {
        const today = await desk.view('today', '/desk/today');
        const { enquiries } = await desk.view('leads', '/desk/leads?handled=no');
        return [today.enquiries?.text, enquiries.map(({ type }) => type)];
      };
      expect(await open()).toEqual(['1 enquiry to answer', ['Unfinished order']]);
      await setOrder({ draft_id: 'draft' });
      for (const state of ['awaiting_payment', 'confirmed'] as const) {
        await setOrder({ state });
        expect([state, ...(await open())]).toEqual([state, undefined, []]);
      }
      const labels: (string | undefined)[] = [];
      for (const state of ['awaiting_payment', 'confirmed', 'cancelled'] as const) {
        await setOrder({ state });
        const { enquiries } = await desk.view('leads', '/desk/leads?handled=yes');
        expect(enquiries).toMatchObject([{ handled: null }]);
        labels.push(enquiries[0]?.orderedSince?.label);
      }
      expect(labels).toEqual(['Ordered since, not paid yet', 'Ordered since', 'Ordered since, cancelled']);
      await setOrder({ state: 'expired' });
      expect(await open()).toEqual(['1 enquiry to answer', ['Unfinished order']]);
    },
  );

  it('DSK-1: call backs are one kind, wherever they were asked for', async () => {
    const places = ['menu_callback_popup', 'callback_popup', 'callback_footer'] as const;
    for (const [index, type] of places.entries()) {
      const body = { phone: `770090012${index}` };
      const row = { id: type, type, body_json: FORM.write(body), dedupe_key: type, draft_id: null };
      const enquiry = { ...row, ...contactOf(body), created_at: clock.now().toISOString() };
      await transact(deps.db, (trx) => upsertEnquiry(trx, enquiry));
    }
    const { types } = await desk.view('leads', '/desk/leads');
    expect(types.map(({ label }) => label)).toEqual(['Call back']);
    for (const type of places) {
      const { enquiries, filters } = await desk.view('leads', `/desk/leads?type=${type}`);
      expect([enquiries.length, filters.type]).toEqual([places.length, types[0]?.value]);
    }
  });

  it('the plan of a day has the booked orders by crew, with doors and phones, and unpaid ones beside', async () => {
    const { reference } = await placePaidOrder(deps, { movingSpace: 'three_bedroom', addOns: ['CLEANING'] });
    const { reference: unpaid } = await placeOrder(deps, { timeSlot: { movingDate: ['12:00', '14:00'] } });
    const plan = await desk.view('day', '/desk/day?date=2026-12-15');
    expect(plan.teams.map(({ service, crews }) => [service, crews.map(({ name }) => name)])).toEqual([
      ['Moving', ['Moving crew 1', 'Moving crew 2']],
      ['Cleaning', ['Cleaning team 1']],
    ]);
    const job = plan.teams[0]?.crews[0]?.jobs[0];
    expect(job).toMatchObject({ reference, slot: '10:00–12:00', name: 'Ada Sample', phone: '+44 7700 900123' });
    expect(job?.stops.map(({ facts: [where] }) => where?.text)).toEqual([
      'N1 2TX, street not given yet. Ground floor, parking at the door',
      'SE15 4QL, street not given yet. Ground floor, parking at the door',
    ]);
    expect(job?.stops[0]).toMatchObject({ floor: 0, hasLift: false, hasParking: true });
    expect(job?.notes).toContain('Together with Moving crew 2');
    expect(plan.teams[1]?.crews[0]?.jobs[0]).toMatchObject({ slot: '14:00–16:00', items: [] });
    expect(plan.unpaid.map((order) => order.reference)).toEqual([unpaid]);
  });

  itOnBoth(
    'a stored document that cannot be read is a fault in the log, and its row says so among the others',
    async () => {
      const { reference } = await placePaidOrder(deps);
      const { reference: broken } = await placePaidOrder(deps, { firstName: 'Grace', email: 'grace@example.org' });
      const guards = { idempotencyKey: null, ageSeconds: 40, isTrapFilled: false };
      for (const name of ['Agnes', 'Bertha']) {
        await submitForm(
          deps,
          { type: 'contact', body: { name, email: `${name}@example.com`, message: 'Hello' } },
          guards,
        );
      }
      const unreadable = { order_json: '{}' as OrderRow['order_json'] };
      await deps.db.updateTable('orders').set(unreadable).where('reference', '=', broken).execute();
      const noBody = { body_json: 'no JSON' as EnquiryRow['body_json'] };
      await deps.db.updateTable('leads').set(noBody).where('email', 'like', 'agnes%').execute();

      const faults: string[] = [];
      const strict = jest.mocked(console.error).getMockImplementation();
      jest.mocked(console.error).mockImplementation((line: string) => void faults.push(line));
      const { orders } = await desk.view('orders', '/desk/orders');
      const { enquiries } = await desk.view('leads', '/desk/leads');
      const plan = await desk.view('day', '/desk/day?date=2026-12-15');
      const files = [(await desk.call('orders.csv')).text, (await desk.call('leads.csv')).text];
      jest.mocked(console.error).mockImplementation(strict);

      expect(new Map(orders.map((order) => [order.reference, order.name]))).toEqual(
        new Map([
          [broken, 'This order cannot be read'],
          [reference, 'Ada Sample'],
        ]),
      );
      expect(enquiries.map(({ name }) => name).toSorted()).toEqual(['Bertha', 'This enquiry cannot be read']);
      const jobs = plan.teams.flatMap(({ crews }) => crews.flatMap((crew) => crew.jobs));
      expect(jobs.find((job) => job.reference === broken)).toMatchObject({
        title: 'This order cannot be read',
        stops: [],
      });
      expect(jobs.find((job) => job.reference === reference)).toMatchObject({ name: 'Ada Sample' });
      expect(files).toEqual([
        expect.stringMatching(/This order cannot be read[^]*Ada Sample|Ada Sample[^]*This order cannot be read/),
        expect.stringMatching(/This enquiry cannot be read[^]*Bertha|Bertha[^]*This enquiry cannot be read/),
      ]);
      expect(faults.length).toBeGreaterThanOrEqual(5);
      for (const fault of faults) expect(fault).toContain('UnreadableDocument');
      expect(faults.join()).toContain(broken);
    },
  );

  itOnBoth('promo codes are made once and ended; who used one keeps the price', async () => {
    const form = {
      code: 'spring 20',
      kind: 'fixed',
      amount: '20.50',
      validFrom: '2026-11-24',
      validUntil: '2026-12-31',
    };
    expect((await desk.call('create_promo', { ...form, usageLimit: '' })).location).toContain('done=');
    expect((await desk.call('create_promo', form)).location).toBe(
      '/desk/promo?problem=validation_failed&field=code#error-summary',
    );
    await placePaidOrder(deps, { promo: 'SPRING20' });
    const ours = async () => (await desk.view('promo', '/desk/promo')).codes.find(({ code }) => code === 'SPRING20');
    expect(await ours()).toMatchObject({ gives: '£20.50 off', used: '1', canEnd: true });
    await desk.call('end_promo', { code: 'SPRING20' });
    expect((await ours())?.state.label).toBe('Ended');
    await expect(placeOrder(deps, { promo: 'SPRING20' })).rejects.toMatchObject({ code: 'promo_expired' });
    expect((await desk.call('end_promo', { code: 'SPRING20' })).location).toContain('problem=not_found');
  });

  it('FORM-2: a refused form comes back once, with all that was typed and what is wrong by field', async () => {
    const typed = {
      code: 'S',
      kind: 'fixed',
      amount: '20.50',
      validFrom: '',
      validUntil: '',
      usageLimit: '',
    };
    const { location } = await desk.call('create_promo', typed);
    const answer = await desk.page(location);
    expect(answer).toMatchObject({
      page: {
        notice: null,
        refused: {
          action: '/api/desk/create_promo',
          values: typed,
          errors: {
            code: 'This code exists already, or has characters other than letters, numbers and dashes.',
            validFrom: 'Enter a first day that exists.',
            validUntil: 'Enter the last day.',
          },
        },
      },
    });
    await desk.call('end_promo', { code: 'NONE' });
    expect(await desk.page(location)).toMatchObject({ page: { notice: { kind: 'error' }, refused: null } });
  });

  it.each([
    ['amount', { kind: 'percent', amount: 101 }],
    ['amount', { kind: 'percent', amount: 12.5 }],
    ['amount', { kind: 'fixed', amount: 0 }],
    ['validUntil', { validUntil: '2026-11-01' }],
    ['code', { code: 'a b' }],
    ['usageLimit', { usageLimit: 0 }],
  ])('a promo code with a wrong %s is refused', async (field, wrong) => {
    const form = { code: 'SPRING', kind: 'percent', amount: 5, validFrom: '2026-11-24', validUntil: '2026-12-31' };
    const { location } = await desk.call('create_promo', { ...form, ...wrong });
    expect(location).toBe(`/desk/promo?problem=validation_failed&field=${field}#error-summary`);
  });

  it.each(['code', 'kind', 'amount', 'validFrom', 'validUntil'])(
    'a promo code whose %s is null is refused',
    async (name) => {
      const form = { code: 'SPRING', kind: 'percent', amount: 5, validFrom: '2026-11-24', validUntil: '2026-12-31' };
      const wrong = { ...form, [name]: null } as unknown as Record<string, string>;
      expect((await desk.call('create_promo', wrong, true)).status).toBe(422);
    },
  );

  itOnBoth('a message that was given up is sent again by hand; one that was delivered is not', async () => {
    await placePaidOrder(deps);
    const { id } = await deps.db.selectFrom('outbox').select('id').limit(1).executeTakeFirstOrThrow();
    await deps.db
      .updateTable('outbox')
      .set({ state: 'dead', attempts: 30, last_error: 'connect ECONNREFUSED', finished_at: clock.now().toISOString() })
      .where('id', '=', id)
      .execute();
    const { messages } = await desk.view('outbox', '/desk/outbox');
    expect(messages).toEqual([expect.objectContaining({ id, canRetry: true })]);
    expect(messages[0]?.error).toMatch(/ could not be reached\. /);
    expect((await desk.call('retry_message', { id })).location).toBe('/desk/outbox?done=deskRetryMessage');
    const after = await deps.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(after).toMatchObject({ state: 'due', attempts: 0, finished_at: null });
    await deps.db.updateTable('outbox').set({ state: 'sent' }).where('id', '=', id).execute();
    expect((await desk.call('retry_message', { id })).location).toContain('problem=not_found');
  });
});
