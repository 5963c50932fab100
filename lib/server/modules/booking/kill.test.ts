import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DraftDto } from '@/lib/contracts/checkout';
import { websiteForm } from '@/lib/contracts/forms';
import type { Db } from '@/lib/server/platform/db/schema';
import { postJson, postOrder, type OrderAnswer } from '@/lib/testing/api-client';
import { startApiProcess, type ApiProcess } from '@/lib/testing/api-process';
import { describeOnBoth } from '@/lib/testing/databases';
import { eventually } from '@/lib/testing/eventually';
import { CONTACT } from '@/lib/testing/forms';
import { fullAnswers } from '@/lib/testing/moves';
import { quietTuesday } from '@/lib/testing/quiet-day';
import { customerOf } from '@/lib/testing/site-client';
import { contactPayload } from '@/lib/validation/forms/schemas';

const APP = '/smart-app/api/v1';

/** The writes that the server acknowledged. The interrupted ones are not in here. */
type Acknowledged = { orders: OrderAnswer[]; paid: string[]; leads: string[]; forms: string[] };

let enquirers = 0;
/**
 * Sends an enquiry of a new visitor from an own network address, identified by its email address. Returns the email,
 * or null when it is refused.
 */
async function ask(origin: string): Promise<string | null> {
  enquirers += 1;
  const email = `enquirer-${enquirers}@example.com`;
  const from = { 'X-Forwarded-For': `2001:db8::${enquirers.toString(16)}` };
  const { status } = await postJson(origin, websiteForm.path, contactPayload({ ...CONTACT, email, phone: '' }), from);
  return status === 200 ? email : null;
}

/**
 * Runs visitors one after another until the server is gone: each enquires, saves, leaves contact details, orders and
 * pays.
 */
async function visit(origin: string, acknowledged: Acknowledged): Promise<void> {
  const answers = { dates: { movingDate: quietTuesday() } };
  const { firstName, lastName, email, phone, phonePrefix } = fullAnswers();
  const contact = { firstName, lastName, email, phone, phonePrefix };
  for (;;) {
    const asked = await ask(origin);
    if (asked !== null) acknowledged.forms.push(asked);
    const saved = { flow: 'moving', step: 'details', answers: fullAnswers(answers) };
    const from = { 'X-Forwarded-For': customerOf(randomUUID()).address };
    const draft = await postJson<DraftDto>(origin, `${APP}/easy_checkout`, saved, from);
    const { draftId } = draft.body;
    const enquiry = await postJson<{ leadId: string }>(origin, `${APP}/checkout_lead`, { draftId, ...contact });
    if (enquiry.status === 200) acknowledged.leads.push(enquiry.body.leadId);
    const order = await postOrder(origin, { answers, draftId });
    if (order.status !== 201) throw new Error(`An order was answered ${order.status}`);
    acknowledged.orders.push(order.body);
    const paid = await postJson(origin, '/test/pay', order.body);
    if (paid.status === 200) acknowledged.paid.push(order.body.orderId);
  }
}

/** Runs visitors in parallel, kills the server after some orders and returns what was acknowledged. */
async function burst({ origin, kill }: ApiProcess, killAfterOrders: number): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { orders: [], paid: [], leads: [], forms: [] };
  const visitors = Array.from({ length: 8 }, () => visit(origin, acknowledged).catch((error: unknown) => error));
  await eventually(() => acknowledged.orders.length >= killAfterOrders);
  await kill();
  const ends = await Promise.all(visitors);
  for (const end of ends) expect(end).toMatchObject({ name: 'TypeError' }); // fetch failed: the server is gone
  return acknowledged;
}

const idsOf = async (db: Db, table: 'orders' | 'leads') =>
  new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id));

/** Returns the enquiry ids by email address. */
const enquiriesByEmail = async (db: Db) =>
  new Map((await db.selectFrom('leads').select(['id', 'email']).execute()).map(({ id, email }) => [email, id]));

async function dedupeKeys(db: Db): Promise<readonly string[]> {
  return (await db.selectFrom('outbox').select('dedupe_key').execute()).map((row) => row.dedupe_key);
}

async function isNothingDue(db: Db): Promise<boolean> {
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('topic', 'like', 'order.confirmed.%')
    .where('state', '=', 'due')
    .execute();
  return due.length === 0;
}

async function sentMessages(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('topic', '=', 'order.confirmed.customer')
    .where('state', 'in', ['sent', 'logged'])
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the names of the confirmation files, each of which contains the id of its message. */
async function confirmationMails(folder: string): Promise<readonly string[]> {
  const names = await readdir(path.join(folder, 'mails'));
  return names.filter((name) => name.includes('order.confirmed.customer') && name.endsWith('.eml'));
}

describeOnBoth('kill -9', (database) => {
  it('BOOK-7: after kill -9 in a burst and a restart, every acknowledged order, lead and message is there once', async () => {
    const { db, folder } = database();
    const env = { CREWS: '1000' };
    const acknowledged = await burst(await startApiProcess(database(), env), 25);
    await startApiProcess(database(), env);
    const [orders, leads, keys] = [await idsOf(db, 'orders'), await idsOf(db, 'leads'), await dedupeKeys(db)];
    expect(acknowledged.orders.filter(({ orderId }) => !orders.has(orderId))).toEqual([]);
    expect(acknowledged.leads.filter((id) => !leads.has(id))).toEqual([]);
    const enquiries = await enquiriesByEmail(db);
    expect(acknowledged.forms.length).toBeGreaterThan(0);
    expect(acknowledged.forms.filter((email) => !enquiries.has(email))).toEqual([]);
    const promised = [
      ...acknowledged.forms.map((email) => `lead.created.operator:${enquiries.get(email)}`),
      ...acknowledged.orders.map(({ orderId }) => `order.received.customer:${orderId}`),
      ...acknowledged.leads.map((id) => `lead.created.operator:${id}`),
      ...acknowledged.paid.map((id) => `order.confirmed.customer:${id}`),
    ];
    expect(acknowledged.paid.length).toBeGreaterThan(0);
    expect(promised.filter((key) => !keys.includes(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);

    // Messages that the killed instance was sending stay leased for some seconds, so this waits for them.
    await eventually(() => isNothingDue(db));
    const sent = await sentMessages(db);
    const mails = await confirmationMails(folder);
    expect(sent.filter((id) => mails.filter((name) => name.includes(id)).length !== 1)).toEqual([]);
  });
});
