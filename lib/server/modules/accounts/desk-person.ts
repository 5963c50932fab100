import type { DeskFact } from '@/lib/contracts/desk-parts';
import type { PersonPanel, PersonView } from '@/lib/contracts/desk-people';
import { readableNumber } from '@/lib/domain/answers/phone';
import { deskPath } from '@/lib/routes';
import { enquiryFacts } from '@/lib/server/modules/enquiries/enquiry-facts';
import { ENQUIRY_PLACES, enquiryTitle } from '@/lib/server/modules/enquiries/enquiry-types';
import { lineOf } from '@/lib/server/modules/orders/desk-orders';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import type { Db } from '@/lib/server/platform/db/db';
import type { DraftRow, EnquiryRow, OrderRow } from '@/lib/server/platform/db/schema';
import { address, moment } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { nameOfEnquiry } from './desk-people';
import { findEnquiryRow, findUser, enquiriesOf, mailboxOfNumber, ordersOfMailboxes } from './desk-people-repo';
import { orderPanels } from './desk-person-orders';
import { personQuoteRows } from './desk-person-quotes';
import { quotesOf, settledOf } from './desk-person-repo';

/** The longest excerpt of a message, in characters. The full text is shown at the enquiry. */
const EXCERPT = 160;

/**
 * Returns the panels of a person's enquiries, by type. A contact left with a quote is shown as that quote while the
 * quote exists.
 */
async function enquiryPanels(
  db: Db,
  enquiries: readonly EnquiryRow[],
  quotes: readonly Pick<DraftRow, 'id'>[],
): Promise<readonly PersonPanel[]> {
  const quoted = new Set(quotes.map(({ id }) => id));
  const sent = enquiries.filter(({ draft_id: id }) => id === null || !quoted.has(id));
  const settled = await settledOf(
    db,
    sent.map(({ id }) => id),
  );
  const factsOf = (kind: Kind) =>
    sent.filter(({ type }) => kindOf(type) === kind).map((enquiry) => factOf(enquiry, settled.has(enquiry.id)));
  return [
    { title: 'Call-back requests', facts: factsOf('call') },
    { title: 'Contact messages', facts: factsOf('message') },
    { title: 'Enquiries', facts: factsOf('enquiry') },
  ];
}

type Kind = 'call' | 'message' | 'enquiry';

function kindOf(type: string): Kind {
  if (type in ENQUIRY_PLACES) return 'call';
  return type === 'contact' ? 'message' : 'enquiry';
}

/** Returns an enquiry as a linked fact: "Tue 24 Nov 2026, 09:00": "Question, not seen to yet: Do you move pianos?". */
function factOf(enquiry: EnquiryRow, isSettled: boolean): DeskFact {
  const rows = readable(
    enquiry.id,
    () => enquiryFacts(enquiry).rows,
    () => [],
  );
  const words = rows.find(([label]) => label === 'Comment')?.[1] ?? '';
  const excerpt = words.length > EXCERPT ? `${words.slice(0, EXCERPT).trimEnd()}…` : words;
  const state = isSettled ? 'seen to' : 'not seen to yet';
  return {
    label: moment(enquiry.created_at),
    text: [`${enquiryTitle(enquiry.type)}, ${state}`, excerpt].filter(Boolean).join(': '),
    href: address(deskPath('leads'), { search: enquiry.id }),
  };
}

/** A person, found by an order's reference or by the id of an enquiry or an account. */
type Known = {
  readonly mailbox: string | null;
  readonly order?: OrderRow;
  readonly lead?: EnquiryRow;
};

/** Returns the person behind an order, enquiry or account; null for an unknown record. */
export async function findPerson(db: Db, record: string): Promise<Known | null> {
  const order = await findOrderByReference(db, record);
  if (order) return { mailbox: order.email.toLowerCase(), order };
  const enquiry = await findEnquiryRow(db, record);
  if (enquiry) {
    const { email, phone } = enquiry;
    return { mailbox: email ?? (phone === null ? null : ((await mailboxOfNumber(db, phone)) ?? null)), lead: enquiry };
  }
  const user = await findUser(db, record);
  return user ? { mailbox: user.email } : null;
}

/** Returns a person with all their records. */
export async function personView(deps: Deps, record: string): Promise<PersonView | null> {
  const { db, now } = deps;
  const known = await findPerson(db, record);
  if (!known) return null;
  const { mailbox, lead } = known;
  const mailboxes = mailbox === null ? [] : [mailbox];
  const orders = await ordersOfMailboxes(db, mailboxes);
  const written = mailbox === null ? [] : await enquiriesOf(db, { mailboxes, phones: [] });
  const phones = unique([...orders.flatMap(phoneOf), ...[...written, ...(lead ? [lead] : [])].map((row) => row.phone)]);
  const enquiries =
    mailboxes.length + phones.length === 0 && lead ? [lead] : await enquiriesOf(db, { mailboxes, phones });
  const draftIds = unique(enquiries.map(({ draft_id: id }) => id));
  const quotes = await quotesOf(db, { mailbox, draftIds, now: now() });
  const named = unique([...orders.flatMap(nameOf), ...enquiries.map(nameOfEnquiry)]);
  return {
    kind: 'person',
    record,
    name: named[0] ?? mailbox ?? '',
    orders: orders.map(lineOf),
    quotes: await personQuoteRows(deps, quotes),
    panels: [
      { title: 'Contact', facts: contactFacts({ names: named, phones, mailbox }) },
      ...(await enquiryPanels(db, enquiries, quotes)),
      ...(await orderPanels(deps, orders, mailbox)),
    ].filter(({ facts }) => facts.length > 0),
  };
}

const unique = (texts: readonly (string | null)[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => (text === null || text === '' ? [] : [text]))),
];

const none = () => [];
const nameOf = (row: OrderRow): readonly string[] =>
  readable(row.reference, () => [`${orderOf(row).details.firstName} ${orderOf(row).details.lastName}`], none);
const phoneOf = (row: OrderRow): readonly string[] =>
  readable(row.reference, () => [`+${orderOf(row).details.phonePrefix}${orderOf(row).details.phone}`], none);

type Contact = {
  readonly names: readonly string[];
  readonly phones: readonly string[];
  readonly mailbox: string | null;
};

/** Returns each name and number that the person has given, once. */
const contactFacts = ({ names, phones, mailbox }: Contact): readonly DeskFact[] => [
  ...names.map((text) => ({ label: 'Name', text })),
  ...phones.map((phone) => ({ label: 'Phone', text: readableNumber(phone), href: `tel:${phone}` })),
  ...(mailbox === null ? [] : [{ label: 'Email', text: mailbox, href: `mailto:${mailbox}` }]),
];
