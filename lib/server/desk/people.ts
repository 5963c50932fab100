import type { PeopleView, PersonLine, PersonView } from '@/lib/contracts/desk-people-views';
import type { DeskFact } from '@/lib/contracts/desk-parts';
import { readablePhone } from '@/lib/domain/answers/phone';
import { deskPath } from '@/lib/routes';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { leadTitle } from '@/lib/server/subjects/leads/lead-types';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { findOrderByReference } from '@/lib/server/subjects/orders/repo';
import { countLeads } from './leads-repo';
import { lineOf } from './orders';
import {
  contractsOf,
  countPeople,
  leadsOfMailbox,
  ordersAsHelper,
  ordersOfMailboxes,
  readMailboxes,
} from './people-repo';
import { readable } from './readable';
import { contractState, owedText } from './storage';
import { openCharges } from './storage-repo';
import { address, asked, askedPage, moment, pagingOf, type Query } from './words';

/** A page of people, or where the only one that a search finds is. */
export async function peopleView(
  { db }: Pick<Deps, 'db'>,
  query: Query,
): Promise<PeopleView | { readonly redirect: string }> {
  const search = asked(query, 'search').trim();
  const total = await countPeople(db, search);
  const paging = pagingOf(total, askedPage(query), (page) => address(deskPath('people'), { search, page }));
  const mailboxes = await readMailboxes(db, search, paging.page);
  const orders = await ordersOfMailboxes(db, mailboxes);
  const people = mailboxes.flatMap((mailbox) =>
    personLine(orders.filter(({ email }) => email.toLowerCase() === mailbox)),
  );
  const [only] = people;
  if (search !== '' && total === 1 && only) return { redirect: only.href };
  const enquiries = search === '' ? 0 : await countLeads(db, { search, type: '', handled: '' });
  const href = address(deskPath('leads'), { search });
  return {
    kind: 'people',
    search,
    people,
    paging,
    enquiries: enquiries === 0 ? null : { text: `Enquiries that match: ${enquiries}`, href },
  };
}

/** The address names an order of theirs, and nothing personal: addresses are kept in logs. */
export const personPath = (reference: string): string => deskPath('people', reference);

function personLine(orders: readonly OrderRow[]): readonly PersonLine[] {
  const [newest] = orders;
  if (!newest) return [];
  const latest = lineOf(newest);
  const { name, phone } = latest;
  return [{ href: personPath(newest.reference), name, phone, email: newest.email, orders: orders.length, latest }];
}

/** Whoever made an order, with everything else of theirs; null for a reference that there is none of. */
export async function personView({ db, now }: Pick<Deps, 'db' | 'now'>, reference: string): Promise<PersonView | null> {
  const order = await findOrderByReference(db, reference);
  if (!order) return null;
  const mailbox = order.email.toLowerCase();
  const [orders, leads] = await Promise.all([ordersOfMailboxes(db, [mailbox]), leadsOfMailbox(db, mailbox)]);
  const stores = await storeFacts({ db, now }, orders);
  const helped = await ordersAsHelper(db, mailbox);
  const enquiries = leads.map(({ type, created_at }) => ({
    label: moment(created_at),
    text: leadTitle(type),
    href: address(deskPath('leads'), { search: mailbox }),
  }));
  return {
    kind: 'person',
    name: lineOf(order).name,
    orders: orders.map(lineOf),
    panels: [
      { title: 'Contact', facts: contactFacts(mailbox, orders) },
      { title: 'Stores', facts: stores },
      { title: 'Ordered for others', facts: helped.map(asFact) },
      { title: 'Enquiries', facts: enquiries },
    ].filter(({ facts }) => facts.length > 0),
  };
}

/** Each name and number that they have given, once. */
function contactFacts(email: string, orders: readonly OrderRow[]): readonly DeskFact[] {
  const given = orders.flatMap((row) =>
    readable(
      row.reference,
      () => [orderOf(row).details],
      () => [],
    ),
  );
  const names = new Set(given.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
  const phones = new Set(given.map(({ phonePrefix, phone }) => readablePhone(phonePrefix, phone)));
  return [
    ...[...names].map((text) => ({ label: 'Name', text })),
    ...[...phones].map((text) => ({ label: 'Phone', text, href: `tel:${text.replaceAll(' ', '')}` })),
    { label: 'Email', text: email, href: `mailto:${email}` },
  ];
}

const asFact = (row: OrderRow): DeskFact => {
  const { reference, href, service, state, when } = lineOf(row);
  return { label: reference, text: [service, state.label, when].join(', '), href };
};

/** The stores that they rent or rented, with what is open. */
async function storeFacts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  orders: readonly OrderRow[],
): Promise<readonly DeskFact[]> {
  const ids = orders.map(({ id }) => id);
  const [contracts, charges] = await Promise.all([contractsOf(db, ids), openCharges(db, ids)]);
  return contracts.flatMap(({ order_id: id, state }) =>
    orders
      .filter((order) => order.id === id)
      .map(({ reference }) => {
        const owed = owedText(
          charges.filter((charge) => charge.order_id === id),
          now(),
        );
        const text = [contractState(state).label, owed === '' ? 'nothing open' : `${owed} open`].join(', ');
        return { label: reference, text, href: deskPath('storage', reference) };
      }),
  );
}
