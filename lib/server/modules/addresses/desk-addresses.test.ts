import { addressesPath } from '@/lib/routes';
import { createServices } from '@/lib/server/container';
import { addressesUrl } from '@/lib/server/modules/addresses/missing';
import { givenAddresses } from '@/lib/server/modules/addresses/repo';
import { findOrder } from '@/lib/server/modules/orders/repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderCalendar } from '@/lib/server/platform/notifications/calendar/order-calendar';
import { anAddress, BOTH_ENDS } from '@/lib/testing/addresses';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { atTheDesk, openDesk, OPERATOR, type Desk } from '@/lib/testing/desk';

describeWithDatabase('where exactly, at the desk', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;
  beforeEach(async () => {
    ({ deps, desk } = await openDesk(database().db, clock));
  });
  const give = ({ reference, token }: { readonly reference: string; readonly token: string }) =>
    createServices(deps).addresses.save({ reference, token, version: 0, stops: BOTH_ENDS });
  const sheet = async () => {
    const { teams } = await desk.view('day', '/desk/day?date=2026-12-15');
    return teams.flatMap(({ service, crews }) =>
      crews.flatMap(({ jobs }) => jobs.map(({ stops }) => ({ service, facts: stops.flatMap(({ facts }) => facts) }))),
    );
  };

  it('DAY-1: the order and the sheet of every crew have street, notes and whom to ask for', async () => {
    const order = await placePaidOrder(deps, { addOns: ['CLEANING'] });
    await give(order);
    const { addresses } = await desk.view('order', `/desk/orders/${order.reference}`);
    const collection = [
      { label: 'Collection', text: '12 Elm Road, Flat 3, London, N1 2TX. Ground floor, parking at the door' },
      { label: 'Collection, at the door', text: 'Buzzer 3; Park in the yard' },
      { label: 'Collection, ask for', text: 'Sam Porter, +44 7700 900456', href: 'tel:+447700900456' },
    ];
    const delivery = { label: 'Delivery', text: '7 Rye Lane, London, SE15 4QL. Ground floor, parking at the door' };
    expect(addresses.slice(0, 4)).toEqual([...collection, delivery]);
    const [movers, cleaners] = await sheet();
    expect(movers?.facts).toEqual([...collection, delivery]);
    expect(cleaners?.service).toBe('Cleaning');
    // The cleaners come to the home that is vacated.
    expect(cleaners?.facts.map(({ text }) => text)).toEqual(collection.map(({ text }) => text));
  });

  it('DAY-1: what is missing stands on the sheet', async () => {
    await placePaidOrder(deps);
    const [job] = await sheet();
    expect(job?.facts[0]?.text).toBe('N1 2TX, street not given yet. Ground floor, parking at the door');
  });

  it('DAY-1: fills one stop in for a customer on the telephone; the log says which, and nothing of what was said', async () => {
    const { reference } = await placePaidOrder(deps);
    const path = `/desk/orders/${reference}/addresses`;
    const { stops } = await desk.view('addresses', path);
    expect(stops.list.map(({ stop, given }) => [stop, given])).toEqual([
      ['collection', null],
      ['delivery', null],
    ]);
    const form = { reference, version: stops.version, ...BOTH_ENDS[0] };
    expect((await desk.call('save_stop', form)).location).toBe(`${path}?done=deskSaveStop`);
    const after = await desk.view('addresses', path);
    expect(after.stops.list[0]?.given).toMatchObject({ line1: '12 Elm Road', contactPhone: '+447700900456' });
    const { timeline } = await desk.view('order', `/desk/orders/${reference}`);
    expect(timeline[0]).toMatchObject({
      what: 'Street address filled in',
      who: OPERATOR,
      detail: 'address: Collection',
    });
    const rows = await deps.db.selectFrom('desk_audit').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Elm|Buzzer|Sam|7700/);
  });

  it('DAY-1: says what is wrong, and whether somebody else was faster', async () => {
    const order = await placePaidOrder(deps);
    const path = `/desk/orders/${order.reference}/addresses`;
    const form = { reference: order.reference, version: 0, ...anAddress('collection', { line1: '1 Other Street' }) };
    const wrong = await desk.call('save_stop', { ...form, contactPhone: '12' });
    expect(wrong.location).toBe(`${path}?problem=validation_failed&field=contactPhone#error-summary`);
    expect(await desk.page(wrong.location)).toMatchObject({
      page: { refused: { values: { stop: 'collection', line1: '1 Other Street', contactPhone: '12' } } },
    });
    await give(order);
    expect((await desk.call('save_stop', form)).location).toBe(`${path}?problem=order_changed`);
    const stranger = await atTheDesk(deps, 'ada@example.com');
    expect((await stranger.call('save_stop', { ...form, version: 1 })).status).toBe(404);
    expect((await givenAddresses(deps.db, order.orderId)).get('collection')?.line1).toBe('12 Elm Road');
  });

  it('DAY-1: a cancelled order takes none', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).cancel();
    const { refusal } = await desk.view('addresses', `/desk/orders/${order.reference}/addresses`);
    expect(refusal).toBe('This order is cancelled.');
    expect((await desk.view('order', `/desk/orders/${order.reference}`)).canGiveAddresses).toBe(false);
    const form = { reference: order.reference, version: 0, ...anAddress('collection') };
    expect((await desk.call('save_stop', form)).location).toContain('problem=order_cancelled');
  });

  it('DAY-1: the calendar leads to the street, and a file from before gives way to it', async () => {
    const order = await placePaidOrder(deps, { addOns: ['CLEANING'] });
    const row = await findOrder(deps.db, order.orderId);
    const file = async (changedAt?: string) =>
      orderCalendar(row!, { phone: '', orderUrl: '', given: await givenAddresses(deps.db, order.orderId), changedAt })
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .filter((line) => /^(?:LOCATION|DTSTAMP)/.test(line));
    expect(await file()).toEqual([
      'DTSTAMP:20261124T090000Z',
      'LOCATION:N1 2TX',
      'DTSTAMP:20261124T090000Z',
      'LOCATION:N1 2TX',
    ]);
    await give(order);
    const street = 'LOCATION:12 Elm Road\\, Flat 3\\, London\\, N1 2TX';
    const later = 'DTSTAMP:20261124T100000Z';
    expect(await file('2026-11-24T10:00:00.000Z')).toEqual([later, street, later, street]);
    expect((await file()).join()).not.toMatch(/Buzzer|Sam/);
  });

  it('DAY-1: the address of the page follows from that of the order page', () => {
    const origin = 'https://www.example.com';
    expect(addressesUrl(`${origin}/orders/SM-1?token=a-_b`)).toBe(origin + addressesPath('SM-1', 'a-_b'));
  });
});
