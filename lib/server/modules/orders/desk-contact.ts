import { randomUUID } from 'node:crypto';
import type { DeskRequest } from '@/lib/contracts/desk';
import { contactForms, type ContactView } from '@/lib/contracts/desk-people';
import { mailbox } from '@/lib/domain/account';
import { dialledNumber, readablePhone, understoodPhone } from '@/lib/domain/answers/phone';
import type { BookedOrder } from '@/lib/domain/order-types';
import { partsChanged, partsText } from '@/lib/domain/order/contact';
import { emptiesRental, fillsRental, rents } from '@/lib/domain/services/flows';
import { waitingChange } from '@/lib/server/modules/orders/changes-repo';
import { ORDER, orderOf } from '@/lib/server/modules/orders/documents';
import {
  findOrderByReference,
  insertFormerContact,
  lockOrder,
  renewWords,
  updateContact,
} from '@/lib/server/modules/orders/repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { Db, OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { deskActions, orderPage, pageOfOrder } from '@/lib/server/platform/desk/define-action';
import { findForDesk, headOf } from '@/lib/server/platform/desk/order-head';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';

const EMAIL_STAYS =
  'The email address cannot be changed here: the unit, its returns and its payments are found by it. Ask whoever looks after your website.';
const WAITS =
  'A change to this order is waiting for payment and would bring back the old contact. Wait until it is paid or has lapsed.';

/** Whether the email address links the order to a rental, its returns and its additions. */
const isFoundByMailbox = (row: OrderRow): boolean =>
  fillsRental(row.flow) || emptiesRental(row.flow) || rents(row.flow, orderOf(row));

/** Throws Problem order_expired, order_cancelled, and order_changed while a change awaits payment. */
async function assertOpen(db: Db, row: OrderRow): Promise<void> {
  if (row.state === 'expired') throw new Problem('order_expired');
  if (row.state === 'cancelled') throw new Problem('order_cancelled');
  if (await waitingChange(db, row.id)) throw new Problem('order_changed', {}, WAITS);
}

/** Returns the form for the contact of an order. Null for an unknown reference. */
export async function contactPage({ db }: Pick<Deps, 'db'>, reference: string): Promise<ContactView | null> {
  const row = await findOrderByReference(db, reference);
  if (!row) return null;
  const { firstName, lastName, phone, phonePrefix } = orderOf(row).details;
  const refusal = await assertOpen(db, row).then(
    () => '',
    (error: unknown) => {
      if (error instanceof Problem) return error.message;
      throw error;
    },
  );
  return {
    kind: 'contact',
    head: headOf(row),
    version: row.calendar_sequence,
    firstName,
    lastName,
    email: row.email,
    phone: readablePhone(phonePrefix, phone),
    emailStays: isFoundByMailbox(row) ? EMAIL_STAYS : '',
    refusal,
  };
}

const contactOf = ({ details }: BookedOrder) => ({
  name: `${details.firstName} ${details.lastName}`,
  email: mailbox(details.email),
  phone: dialledNumber(details.phonePrefix, details.phone),
});

type Request = DeskRequest<'changeContact'>;

/**
 * Changes the contact and mails the old and the new address. The log names the changed fields without their values.
 * Throws Problem as assertOpen does, order_changed for another version, change_not_offered for an address that finds a
 * rental, nothing_to_change.
 */
export async function changeContact({ db, now }: Pick<Deps, 'db' | 'now'>, operator: Operator, request: Request) {
  const { reference, version, firstName, lastName, contactEmail: email, contactPhone } = request;
  const { id } = await findForDesk({ db }, reference);
  const at = now();
  await transact(db, async (trx) => {
    const row = await lockOrder(trx, id);
    await assertOpen(trx, row);
    const before = orderOf(row);
    const phone = understoodPhone(request.phonePrefix, contactPhone);
    const after = { ...before, details: { ...before.details, firstName, lastName, email, ...phone } };
    const changed = partsChanged(contactOf(before), contactOf(after));
    if (changed.length === 0) throw new Problem('nothing_to_change');
    const isOtherMailbox = changed.includes('email');
    if (isOtherMailbox && isFoundByMailbox(row)) throw new Problem('change_not_offered');
    const updated = await updateContact(trx, { id, version }, { order_json: ORDER.write(after), email, at });
    if (!updated) throw new Problem('order_changed');
    await renewWords(trx, updated);
    const former = { id: randomUUID(), order_id: id, at: at.toISOString(), email: row.email };
    await insertFormerContact(trx, { ...former, changed: changed.join(',') });
    await tell(trx, { orderId: id, formerId: former.id }, isOtherMailbox, at);
    await recordAudit(trx, operator, at, {
      action: 'order.contact',
      subject: reference,
      before: {},
      after: { changed: partsText(changed) },
    });
  });
  wakeOutbox();
}

type About = { readonly orderId: string; readonly formerId: string };

async function tell(trx: Trx, about: About, isOtherMailbox: boolean, now: Date): Promise<void> {
  for (const to of isOtherMailbox ? (['former', 'current'] as const) : (['current'] as const)) {
    const dedupeKey = `order.contact.customer:${about.formerId}:${to}`;
    await enqueue(trx, 'order.contact.customer', { ...about, to }, { dedupeKey, now });
  }
}

export const contactActions = deskActions(contactForms, {
  changeContact: {
    run: changeContact,
    done: 'The contact is saved. We are emailing the customer, and the old address if it is another.',
    page: orderPage,
    refusedPage: pageOfOrder('contact'),
    kept: ['firstName', 'lastName', 'contactEmail', 'contactPhone'],
    wrong: {
      contactEmail: 'Enter a valid email address.',
      firstName: 'Enter the first name: 2 to 50 letters.',
      lastName: 'Enter the last name: 2 to 50 letters.',
    },
  },
});
