import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DeskPage, DeskView } from '@/lib/contracts/desk-views';
import { isLocalDate, londonDate } from '@/lib/domain/london-time';
import { deskPath, ROUTES } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { getServices } from '../container';
import type { Deps } from '../deps';
import { guardPrivatePage } from '../http/private-page';
import { isOperator } from './access';
import { auditView } from './audit-view';
import { capacityView } from './capacity-view';
import { dayPlanView } from './day-plan';
import { leadsView } from './leads';
import { outboxView } from './messages';
import { noticeOf } from './notices';
import { cancelPage, reschedulePage } from './order-change-pages';
import { orderPage } from './order-page';
import { ordersView } from './orders';
import { pricesView } from './prices';
import { promoView } from './promo';
import { address, asked, withoutZeros, type Query } from './words';

type Asked = { readonly parts: readonly string[]; readonly query: Query };
type Section = {
  readonly title: string;
  readonly view: (deps: Deps, asked: Asked) => Promise<DeskView | null> | DeskView | null;
};

/** The day that an address names, or today. */
const dayIn = ({ now }: Pick<Deps, 'now'>, query: Query): string =>
  isLocalDate(asked(query, 'date')) ? asked(query, 'date') : londonDate(now());

const SECTIONS: Readonly<Record<string, Section>> = {
  orders: { title: 'Orders', view: orderSection },
  day: { title: 'Day plan', view: (deps, { query }) => dayPlanView(deps, dayIn(deps, query)) },
  leads: { title: 'Enquiries', view: (deps, { query }) => leadsView(deps, query) },
  capacity: { title: 'Slots', view: (deps, { query }) => capacityView(deps, dayIn(deps, query)) },
  promo: { title: 'Promo codes', view: (deps) => promoView(deps) },
  prices: { title: 'Prices', view: () => pricesView() },
  outbox: { title: 'Messages', view: (deps, { query }) => outboxView(deps, query) },
  log: { title: 'Log', view: (deps, { query }) => auditView(deps, query) },
};

function orderSection(
  deps: Deps,
  { parts: [reference, step, ...rest], query }: Asked,
): Promise<DeskView | null> | null {
  if (reference === undefined) return ordersView(deps, query);
  if (rest.length > 0) return null;
  if (step === undefined) return orderPage(deps, reference);
  if (step === 'cancel') return cancelPage(deps, reference);
  return step === 'reschedule' ? reschedulePage(deps, reference, query) : null;
}

type Context = {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** What follows /desk. */
  readonly parts: readonly string[];
  readonly query: Query;
  readonly path: string;
};

export type DeskAnswer =
  | { readonly page: DeskPage }
  | { readonly redirect: { readonly destination: string; readonly permanent: false } }
  | { readonly notFound: true };

/** A page of the desk. Nobody is led to the sign-in, a customer finds nothing, as does everybody with another backend. */
export async function deskPage({ req, res, parts, query, path }: Context): Promise<DeskAnswer> {
  if (SITE.apiOrigin !== '') return { notFound: true };
  const { deps, sessions } = getServices();
  const user = await sessions.refresh(req, res);
  guardPrivatePage(res);
  if (!user) return { redirect: { destination: address(ROUTES.signIn, { next: path }), permanent: false } };
  if (!isOperator(deps, user)) return { notFound: true };
  const [name, ...rest] = parts.map(withoutZeros);
  if (name === undefined) return { redirect: { destination: deskPath('orders'), permanent: false } };
  const section = Object.hasOwn(SECTIONS, name) ? SECTIONS[name] : undefined;
  if (!section || (name !== 'orders' && rest.length > 0)) return { notFound: true };
  const view = await section.view(deps, { parts: rest, query });
  if (!view) return { notFound: true };
  return { page: { title: section.title, section: name, operator: user.email, view, notice: noticeOf(query) } };
}
