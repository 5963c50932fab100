import type { IncomingMessage, ServerResponse } from 'node:http';
import { DESK_SECTIONS, type DeskSection } from '@/lib/contracts/desk-paths';
import type { DeskPage, DeskView } from '@/lib/contracts/desk-views';
import { isLocalDate, londonDate } from '@/lib/domain/london-time';
import { deskPath, ROUTES } from '@/lib/routes';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { isOperator } from '@/lib/server/subjects/sessions/operator';
import { SITE } from '@/lib/site';
import { getServices } from '../container';
import { takeAnswers } from '../http/forms/kept-answers';
import { guardPrivatePage } from '../http/private-page';
import { DESK_ACTIONS } from './actions';
import { addressPage } from './address-page';
import { auditView } from './audit-view';
import { claimPage, newClaimPage } from './claim-page';
import { claimsView } from './claims';
import { capacityView } from './capacity-view';
import { contactPage } from './contact';
import { crewsView } from './crews-view';
import { dayPlanView } from './day-plan';
import { invoicesView } from './invoices';
import { itemsPage } from './items-page';
import { extraPage } from './extra-page';
import { leadsView } from './leads';
import { outboxView } from './messages';
import { noticeOf, refusedForm } from './notices';
import { cancelPage, reschedulePage } from './order-change-pages';
import { orderPage } from './order-page';
import { ordersView } from './orders';
import { peopleView } from './people';
import { personView } from './person';
import { pricesView } from './prices';
import { quoteTyped, quoteView, type ReceiptOf } from './quote-page';
import { promoView } from './promo';
import { reviewsView } from './reviews';
import { refundPage } from './refund-page';
import { addressesPage } from './stops';
import { storageView } from './storage';
import { storePage } from './store-page';
import { todayView } from './today';
import { unpaidView } from './unpaid';
import { visitPage } from './visit-page';
import { address, asked, type Query } from './words';

type Asked = { readonly parts: readonly string[]; readonly query: Query; readonly receiptOf: ReceiptOf };
/** A page, or the address of the only one that a search finds. */
type Shown = DeskView | { readonly redirect: string } | null;
type ViewOf = (deps: Deps, asked: Asked) => Promise<Shown> | Shown;

/** Sections with a page for each thing in them. */
const HAS_PAGES_BELOW: readonly DeskSection[] = ['orders', 'people', 'day', 'storage', 'claims'];

const FORMS = DESK_ACTIONS.map(({ contract }) => contract.name);

/** The day that an address names, or today. */
const dayIn = ({ now }: Pick<Deps, 'now'>, query: Query): string =>
  isLocalDate(asked(query, 'date')) ? asked(query, 'date') : londonDate(now());

const VIEWS: Readonly<Record<DeskSection, ViewOf>> = {
  today: (deps) => todayView(deps),
  orders: orderSection,
  people: peopleSection,
  day: daySection,
  crews: (deps, { query }) => crewsView(deps, dayIn(deps, query), asked(query, 'link')),
  storage: storageSection,
  unpaid: (deps) => unpaidView(deps),
  invoices: (deps, { query }) => invoicesView(deps, query),
  leads: (deps, { query }) => leadsView(deps, query),
  reviews: (deps) => reviewsView(deps),
  claims: claimsSection,
  capacity: (deps, { query }) => capacityView(deps, dayIn(deps, query)),
  promo: (deps) => promoView(deps),
  prices: () => pricesView(),
  outbox: (deps, { query }) => outboxView(deps, query),
  log: (deps, { query }) => auditView(deps, query),
};

async function orderSection(deps: Deps, { parts: [reference, step, ...rest], query }: Asked): Promise<Shown> {
  if (reference === undefined) return (await quoteFound(deps, query)) ?? ordersView(deps, query);
  if (rest.length > 0) return null;
  if (step === undefined) return orderPage(deps, reference);
  if (step === 'cancel') return cancelPage(deps, reference);
  if (step === 'refund') return refundPage(deps, reference, query);
  if (step === 'extra') return extraPage(deps, reference, query);
  if (step === 'claim') return newClaimPage(deps, reference);
  if (step === 'address') return addressPage(deps, reference, query);
  if (step === 'items') return itemsPage(deps, reference, query);
  if (step === 'contact') return contactPage(deps, reference);
  if (step === 'addresses') return addressesPage(deps, reference);
  return step === 'reschedule' ? reschedulePage(deps, reference, query) : null;
}

function daySection(deps: Deps, { parts: [visit, ...rest], query }: Asked): Promise<DeskView | null> | null {
  if (visit === undefined) return dayPlanView(deps, dayIn(deps, query));
  return rest.length > 0 ? null : visitPage(deps, visit);
}

async function peopleSection(deps: Deps, { parts: [reference, ...rest], query, receiptOf }: Asked): Promise<Shown> {
  if (reference === undefined) return (await quoteFound(deps, query)) ?? peopleView(deps, query);
  if (rest.length > 0) return null;
  return (await quoteView(deps, reference, receiptOf)) ?? personView(deps, reference);
}

async function quoteFound(deps: Deps, query: Query): Promise<Shown> {
  const redirect = await quoteTyped(deps, asked(query, 'search'));
  return redirect === null ? null : { redirect };
}

function storageSection(deps: Deps, { parts: [reference, ...rest], query }: Asked): Promise<DeskView | null> | null {
  if (reference === undefined) return storageView(deps, query);
  return rest.length > 0 ? null : storePage(deps, reference);
}

function claimsSection(
  deps: Deps,
  { parts: [reference, number, ...rest], query }: Asked,
): Promise<DeskView | null> | null {
  if (reference === undefined) return claimsView(deps, query);
  return number === undefined || rest.length > 0 ? null : claimPage(deps, reference, number);
}

type Context = {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** What follows /desk. */
  readonly parts: readonly string[];
  readonly query: Query;
  readonly path: string;
  /** What the customer of a quote is shown of it. */
  readonly receiptOf: ReceiptOf;
};

export type DeskAnswer =
  | { readonly page: DeskPage }
  | { readonly redirect: { readonly destination: string; readonly permanent: false } }
  | { readonly notFound: true };

/** A page of the desk. Nobody is led to the sign-in, a customer finds nothing, as does everybody with another backend. */
export async function deskPage({ req, res, parts, query, path, receiptOf }: Context): Promise<DeskAnswer> {
  if (SITE.apiOrigin !== '') return { notFound: true };
  const { deps, sessions } = getServices();
  const user = await sessions.refresh(req, res);
  guardPrivatePage(res);
  if (!user) return { redirect: { destination: address(ROUTES.signIn, { next: path }), permanent: false } };
  if (!isOperator(deps, user)) return { notFound: true };
  const [name, ...rest] = parts;
  if (name === undefined) return { redirect: { destination: deskPath('today'), permanent: false } };
  const section = DESK_SECTIONS.find(({ id }) => id === name);
  if (!section || (!HAS_PAGES_BELOW.includes(section.id) && rest.length > 0)) return { notFound: true };
  const view = await VIEWS[section.id](deps, { parts: rest, query, receiptOf });
  if (!view) return { notFound: true };
  if ('redirect' in view) return { redirect: { destination: view.redirect, permanent: false } };
  const { id, label: title } = section;
  const refused = refusedForm(takeAnswers(req, res, FORMS, deps.config));
  // What is wrong with fields is said where they are.
  const isSaidThere = Object.keys(refused?.errors ?? {}).length > 0;
  const notice = isSaidThere ? null : noticeOf(query);
  return { page: { title, section: id, operator: user.email, view, notice, refused } };
}
