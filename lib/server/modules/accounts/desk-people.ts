import type { PeopleView, PersonLine } from '@/lib/contracts/desk-people';
import { readableNumber } from '@/lib/domain/answers/phone';
import { deskPath } from '@/lib/routes';
import { enquiryFacts } from '@/lib/server/modules/enquiries/enquiry-facts';
import { enquiryTitle } from '@/lib/server/modules/enquiries/enquiry-types';
import { lineOf } from '@/lib/server/modules/orders/desk-orders';
import type { Db, EnquiryRow, OrderRow, UserRow } from '@/lib/server/platform/db/schema';
import { address, queryParam, askedPage, moment, pagingOf, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import {
  findPeople,
  isMailbox,
  latestPeople,
  enquiriesOf,
  ordersOfMailboxes,
  usersOf,
  type PersonKey,
} from './desk-people-repo';

/** Returns a page of people, or a redirect to the only result. Without a search, the latest active people. */
export async function peopleView(
  { db }: Pick<Deps, 'db'>,
  query: Query,
): Promise<PeopleView | { readonly redirect: string }> {
  const search = queryParam(query, 'search').trim();
  if (search === '') {
    const people = await linesOf(db, await latestPeople(db));
    return { kind: 'people', search, people, paging: null, enquiries: null };
  }
  const found = await findPeople(db, search, askedPage(query));
  const people = await linesOf(db, found.people);
  const [only] = people;
  if (found.total === 1 && only) return { redirect: only.href };
  return {
    kind: 'people',
    search,
    people,
    paging: pagingOf(found.total, found.page, (page) => address(deskPath('people'), { search, page })),
    enquiries: address(deskPath('leads'), { search }),
  };
}

/** Names an order or an enquiry and nothing personal, because logs keep addresses. */
export const personPath = (record: string): string => deskPath('people', record);

async function linesOf(db: Db, people: readonly PersonKey[]): Promise<readonly PersonLine[]> {
  const mailboxes = people.filter(isMailbox);
  const phones = people.filter((person) => !isMailbox(person));
  const [orders, enquiries, users] = await Promise.all([
    ordersOfMailboxes(db, mailboxes),
    people.length > 0 ? enquiriesOf(db, { mailboxes, phones }) : [],
    usersOf(db, mailboxes),
  ]);
  return people.flatMap((person) =>
    lineOfPerson(person, {
      orders: orders.filter(({ email }) => email.toLowerCase() === person),
      enquiries: enquiries.filter(({ email, phone }) => (email ?? phone) === person),
      user: users.find(({ email }) => email === person),
    }),
  );
}

type Theirs = {
  readonly orders: readonly OrderRow[];
  readonly enquiries: readonly EnquiryRow[];
  readonly user: UserRow | undefined;
};

function lineOfPerson(person: PersonKey, { orders, enquiries, user }: Theirs): readonly PersonLine[] {
  const email = isMailbox(person) ? person : '';
  const [order] = orders;
  if (order) {
    const { name, phone, service, when } = lineOf(order);
    const latest = `${service}, ${when}`;
    return [{ href: personPath(order.reference), name, phone, email, orders: orders.length, latest }];
  }
  const [enquiry] = enquiries;
  if (enquiry) {
    const latest = `${enquiryTitle(enquiry.type)}, ${moment(enquiry.created_at)}`;
    const phone = enquiry.phone === null ? '' : readableNumber(enquiry.phone);
    return [{ href: personPath(enquiry.id), name: nameOfEnquiry(enquiry), phone, email, orders: 0, latest }];
  }
  return user ? [{ href: personPath(user.id), name: email, phone: '', email, orders: 0, latest: 'Saved quote' }] : [];
}

/** Falls back to the email address or phone number when the enquiry cannot be read. */
export const nameOfEnquiry = (enquiry: EnquiryRow): string =>
  readable(enquiry.id, () => enquiryFacts(enquiry).who, enquiry.email ?? enquiry.phone ?? '');
