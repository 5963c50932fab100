import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { PAYLOAD } from '@/lib/server/platform/outbox/enqueue';
import { guestOf, placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { openDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { fullStorageAnswers } from '@/lib/testing/services';

describeWithDatabase('the contact of an order, at the desk', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;
  beforeEach(async () => {
    ({ deps, desk } = await openDesk(database().db, clock));
  });
  const pathOf = (reference: string) => `/desk/orders/${reference}/contact`;
  const formOf = async (reference: string) => {
    const { version, firstName, lastName, email, phone } = await desk.view('contact', pathOf(reference));
    return { reference, version, firstName, lastName, contactEmail: email, contactPhone: phone };
  };
  const told = async () => {
    const rows = await deps.db.selectFrom('outbox').selectAll().where('topic', '=', 'order.contact.customer').execute();
    return rows.map(({ payload }) => (PAYLOAD.read(payload) as { readonly to: string }).to).toSorted();
  };

  it('DSK-1: another name, number and address are saved by one press, and both mailboxes are told', async () => {
    const { reference, orderId } = await placePaidOrder(deps);
    const form = { ...(await formOf(reference)), lastName: 'Newname', contactEmail: 'new@example.com' };
    const { location } = await desk.call('change_contact', { ...form, contactPhone: '07700 900999' });
    expect(location).toBe(`/desk/orders/${reference}?done=deskChangeContact`);
    const row = await findOrder(deps.db, orderId);
    expect(row?.email).toBe('new@example.com');
    expect(orderOf(row!).details).toMatchObject({
      firstName: 'Ada',
      lastName: 'Newname',
      email: 'new@example.com',
      phonePrefix: '44',
      phone: '7700900999',
    });
    expect(await told()).toEqual(['current', 'former']);
    const found = await desk.view('orders', '/desk/orders?search=new@example.com');
    expect(found.orders.map((line) => line.reference)).toEqual([reference]);
    const { timeline } = await desk.view('order', `/desk/orders/${reference}`);
    expect(timeline[0]).toMatchObject({
      what: 'Contact changed at the desk',
      who: OPERATOR,
      detail: 'changed: name, email address and phone number',
    });
    const audit = await deps.db.selectFrom('desk_audit').selectAll().execute();
    expect(JSON.stringify(audit)).not.toMatch(/Newname|new@|900999|7700/);
  });

  it('DSK-1: where mails still go to the same mailbox, it alone is told', async () => {
    const { reference } = await placePaidOrder(deps);
    await desk.call('change_contact', { ...(await formOf(reference)), contactPhone: '07700 900999' });
    expect(await told()).toEqual(['current']);
  });

  it('DSK-1: two operators never overwrite each other; what is as it was tells nobody', async () => {
    const { reference, orderId } = await placePaidOrder(deps);
    const form = await formOf(reference);
    const page = pathOf(reference);
    expect((await desk.call('change_contact', form)).location).toBe(`${page}?problem=nothing_to_change`);
    await desk.call('change_contact', { ...form, firstName: 'Grace' });
    const late = await desk.call('change_contact', { ...form, contactEmail: 'late@example.com' });
    expect(late.location).toBe(`${page}?problem=order_changed`);
    expect((await findOrder(deps.db, orderId))?.email).toBe(form.contactEmail);
    expect(await told()).toEqual(['current']);
  });

  it.each([
    ['firstName', 'A'],
    ['lastName', ''],
    ['contactEmail', 'me@home'],
    ['contactPhone', '12'],
  ] as const)('DSK-1: refuses a wrong %s by the rules of the checkout, beside its field', async (field, typed) => {
    const { reference } = await placePaidOrder(deps);
    const { location } = await desk.call('change_contact', { ...(await formOf(reference)), [field]: typed });
    expect(location).toContain(`${pathOf(reference)}?problem=validation_failed&field=${field}#`);
    const answer = await desk.page(location);
    expect(answer).toMatchObject({ page: { refused: { values: { [field]: typed } } } });
    expect('page' in answer && Object.keys(answer.page.refused?.errors ?? {})).toEqual([field]);
  });

  it('DSK-1: the mailbox of a store stays, because all that is in it is found by it; the number does not', async () => {
    const { reference, orderId } = await placePaidOrderOf(deps, 'storage', fullStorageAnswers());
    const { emailStays } = await desk.view('contact', pathOf(reference));
    expect(emailStays).toContain('its returns and its payments are found by it');
    const form = await formOf(reference);
    const other = await desk.call('change_contact', { ...form, contactEmail: 'new@example.com' });
    expect(other.location).toContain('problem=change_not_offered');
    const { location } = await desk.call('change_contact', { ...form, contactPhone: '07700 900999' });
    expect(location).toContain('done=deskChangeContact');
    const row = await findOrder(deps.db, orderId);
    expect([row?.email, orderOf(row!).details.phone]).toEqual([form.contactEmail, '7700900999']);
  });

  itOnBoth('DSK-1: waits while a change does, which would bring the old contact back when it is paid', async () => {
    const order = await placePaidOrder(deps);
    const form = await formOf(order.reference);
    await guestOf(deps, order).reschedule({ date: '2026-12-19', start: '10:00', end: '12:00' });
    expect((await desk.view('contact', pathOf(order.reference))).refusal).toContain('is waiting for payment');
    const { location } = await desk.call('change_contact', { ...form, firstName: 'Grace' });
    expect(location).toContain('problem=order_changed');
    expect(await told()).toEqual([]);
  });

  it('DSK-1: a cancelled order keeps its contact', async () => {
    const order = await placePaidOrder(deps);
    const form = await formOf(order.reference);
    await guestOf(deps, order).cancel();
    expect((await desk.view('contact', pathOf(order.reference))).refusal).toBe('This order is cancelled.');
    const { location } = await desk.call('change_contact', { ...form, firstName: 'Grace' });
    expect(location).toContain('problem=order_cancelled');
  });
});
