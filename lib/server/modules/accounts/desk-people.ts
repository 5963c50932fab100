import type { PeopleView, PersonLine, PersonPanel, PersonQuote, PersonView } from '@/lib/contracts/desk-people';
import { readableNumber } from '@/lib/domain/answers/phone';
import { deskPath } from '@/lib/routes';
import { enquiryFacts } from '@/lib/server/modules/enquiries/enquiry-facts';
import { ENQUIRY_PLACES, enquiryTitle } from '@/lib/server/modules/enquiries/enquiry-types';
import { lineOf } from '@/lib/server/modules/orders/desk-orders';
import type { ClaimRow, Db, DraftRow, EnquiryRow, OrderRow, ReviewRow, UserRow } from '@/lib/server/platform/db/schema';
import {
  address,
  askedPage,
  flowLabel,
  moment,
  pagingOf,
  queryParam,
  tableDay,
  type Query,
} from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import {
  callsOfOrders,
  claimsOfOrders,
  contractsOf,
  enquiriesOf,
  findEnquiryRow,
  findPeople,
  findUser,
  isMailbox,
  latestPeople,
  mailboxOfNumber,
  ordersAsDelegate,
  ordersOfMailboxes,
  quotesOf,
  reviewsOfOrders,
  settledOf,
  usersOf,
  type PersonKey,
} from './desk-people-repo';
import { CALL_OUTCOMES } from '@/lib/contracts/desk-calls';
import type { DeskFact } from '@/lib/contracts/desk-parts';
import { BOOKED_AT_THE_DESK } from '@/lib/contracts/desk-paths';
import { PRICE_REQUESTS } from '@/lib/contracts/flows/all';
import { CLAIM_STATE_LABELS } from '@/lib/domain/claims/claims';
import { formatDate, londonDate } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import { INVOICE_NAMES } from '@/lib/domain/order/invoice';
import type { ReviewState } from '@/lib/domain/reviews/customer-review';
import { FLOWS, FLOW_IDS, type FlowId } from '@/lib/domain/services/flows';
import { claimHref, dueText } from '@/lib/server/modules/claims/desk-pages';
import { DRAFT_ANSWERS, searchedAnswers } from '@/lib/server/modules/drafts/answers';
import { invoicesOf } from '@/lib/server/modules/invoices/repo';
import { toLink } from '@/lib/server/modules/invoices/service';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { keptFor, readAsked, type JobAnswers } from '@/lib/server/modules/quotes/job';
import { contractState, owedText } from '@/lib/server/modules/rentals/desk-rental';
import { openCharges } from '@/lib/server/modules/rentals/desk-storage-repo';
import { Problem } from '@/lib/server/platform/base/problem';
import { orderToken, readSecret } from '@/lib/server/platform/installation/token';
import { validate } from '@/lib/server/platform/validate/validate';

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

/** The longest excerpt of a message, in characters. */
const EXCERPT = 160;

/** Returns the enquiries by type. A contact left with a quote is shown as that quote while the quote exists. */
async function enquiryPanels(
  db: Db,
  enquiries: readonly EnquiryRow[],
  quotes: readonly Pick<DraftRow, 'id'>[],
): Promise<readonly PersonPanel[]> {
  const quoted = new Set(quotes.map(({ id }) => id));
  const sent = enquiries.filter(({ draft_id: id }) => id === null || !quoted.has(id));
  const sentIds = sent.map(({ id }) => id);
  const settled = await settledOf(db, sentIds);
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
  const rows = readable(enquiry.id, () => enquiryFacts(enquiry).rows, []);
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
    quotes: await Promise.all(quotes.slice(0, MOST).map((draft) => quoteLine(deps, draft))),
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

const nameOf = (row: OrderRow): readonly string[] =>
  readable(row.reference, () => [`${orderOf(row).details.firstName} ${orderOf(row).details.lastName}`], []);
const phoneOf = (row: OrderRow): readonly string[] =>
  readable(row.reference, () => [`+${orderOf(row).details.phonePrefix}${orderOf(row).details.phone}`], []);

type Contact = {
  readonly names: readonly string[];
  readonly phones: readonly string[];
  readonly mailbox: string | null;
};

const contactFacts = ({ names, phones, mailbox }: Contact): readonly DeskFact[] => [
  ...names.map((text) => ({ label: 'Name', text })),
  ...phones.map((phone) => ({ label: 'Phone', text: readableNumber(phone), href: `tel:${phone}` })),
  ...(mailbox === null ? [] : [{ label: 'Email', text: mailbox, href: `mailto:${mailbox}` }]),
];

async function orderPanels(
  deps: Deps,
  orders: readonly OrderRow[],
  mailbox: string | null,
): Promise<readonly PersonPanel[]> {
  const { db } = deps;
  const ids = orders.map(({ id }) => id);
  const [stores, documents, reviews, claims, calls, helped] = await Promise.all([
    rentalFacts(deps, orders),
    documentFacts(deps, orders),
    reviewsOfOrders(db, ids),
    claimsOfOrders(db, ids),
    callsOfOrders(db, ids),
    mailbox === null ? [] : ordersAsDelegate(db, mailbox),
  ]);
  const referenceOf = (id: string): string => orders.find((order) => order.id === id)?.reference ?? '';
  return [
    { title: 'Storage', facts: stores },
    { title: 'Invoices', facts: documents },
    { title: 'Claims', facts: claims.map((claim) => claimFact(claim, referenceOf(claim.order_id))) },
    { title: 'Reviews', facts: reviews.map((review) => reviewFact(review, referenceOf(review.order_id))) },
    {
      title: 'Calls',
      facts: calls.flatMap(({ at, outcome, text, order_id: id }) =>
        outcome === null ? [] : [callFact({ at, what: CALL_OUTCOMES[outcome], text }, referenceOf(id))],
      ),
    },
    { title: 'Ordered for others', facts: helped.map(asFact) },
  ];
}

const asFact = (row: OrderRow): DeskFact => {
  const { reference, href, service, state, when } = lineOf(row);
  return { label: reference, text: [service, state.label, when].join(', '), href };
};

const claimFact = (claim: ClaimRow, reference: string): DeskFact => ({
  label: reference,
  text: [CLAIM_STATE_LABELS[claim.state], dueText(claim)].filter(Boolean).join(', '),
  href: claimHref(reference, claim.number),
});

const REVIEW_STATES: Readonly<Record<ReviewState, string>> = {
  waiting: 'Waiting for a decision',
  published: 'Published',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};

/** Hides the stars before the decision, so that they do not influence it. */
const reviewFact = ({ state, stars, sent_at: at }: ReviewRow, reference: string): DeskFact => ({
  label: reference,
  text: [REVIEW_STATES[state], ...(state === 'published' ? [`${stars} of 5 stars`] : []), moment(at)].join(', '),
  href: deskPath('reviews'),
});

type Call = { readonly at: string; readonly what: string; readonly text: string };
const callFact = ({ at, what, text }: Call, reference: string): DeskFact => ({
  label: moment(at),
  text: [`${what}, about ${reference}`, text].filter(Boolean).join(': '),
  href: deskPath('orders', reference),
});

async function documentFacts({ db, config }: Deps, orders: readonly OrderRow[]): Promise<readonly DeskFact[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const [secret, invoices] = await Promise.all([readSecret(db, config.secretKey), invoicesOf(db, ids)]);
  return orders.flatMap(({ id, reference }) =>
    invoices
      .filter((invoice) => invoice.order_id === id)
      .map((invoice) => {
        const { number, kind, issuedOn, url } = toLink(invoice, reference, orderToken(secret, id));
        const text = `${number}, ${formatDate(issuedOn)}, ${formatPence(invoice.gross_pence)}`;
        return { label: INVOICE_NAMES[kind], text, href: url };
      }),
  );
}

async function rentalFacts({ db, now }: Deps, orders: readonly OrderRow[]): Promise<readonly DeskFact[]> {
  const ids = orders.map(({ id }) => id);
  const [contracts, charges] = await Promise.all([contractsOf(db, ids), openCharges(db, ids)]);
  return contracts.flatMap(({ order_id: id, state }) =>
    orders
      .filter((order) => order.id === id)
      .map(({ reference }) => {
        const own = charges.filter((charge) => charge.order_id === id);
        const owed = owedText(own, now());
        const text = [contractState(state).label, owed === '' ? 'nothing open' : `${owed} open`].join(', ');
        return { label: reference, text, href: deskPath('storage', reference) };
      }),
  );
}

/** The most saved quotes that the page shows. */
const MOST = 10;

/** Returns whether an operator can book a copy by phone: returns and additions need a proof of ownership instead. */
export const canBookByPhone = (draft: DraftRow): boolean =>
  draft.store_order_id === null && BOOKED_AT_THE_DESK.some((flow) => flow === draft.flow);

async function quoteLine(deps: Deps, draft: DraftRow): Promise<PersonQuote> {
  const flow = FLOW_IDS.find((id) => id === draft.flow);
  const answers = readable(draft.id, () => DRAFT_ANSWERS.read(draft.answers), {});
  return {
    id: draft.id,
    flow: draft.flow,
    what: [flow ? flowLabel(flow) : draft.flow, ...new Set(searchedAnswers(answers).codes)].filter(Boolean).join(', '),
    changed: moment(draft.updated_at),
    price: flow ? await priceOf(deps, draft.id, flow, answers) : NO_PRICE,
    keptUntil: tableDay(londonDate(new Date(draft.expires_at))),
    canGoOn: canBookByPhone(draft),
  };
}

const NO_PRICE = 'No price yet';

/** Returns the price of ordering now, at the prices that are kept for the quote. */
async function priceOf(deps: Deps, draftId: string, flow: FlowId, answers: object): Promise<string> {
  const { service } = FLOWS[flow];
  try {
    const request = await validate(PRICE_REQUESTS[service], { ...answers, service });
    const kept = await keptFor(deps.db, draftId, deps.now());
    const job = await readAsked(deps, { ...request, service } as JobAnswers, { promo: 'lenient', kept });
    return formatPence(job.priceOn(job.day).totalWithDiscount);
  } catch (error) {
    if (error instanceof Problem) return NO_PRICE;
    throw error;
  }
}
