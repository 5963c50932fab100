import type { IncomingMessage } from 'node:http';
import type { GetServerSideProps } from 'next';
import dynamic from 'next/dynamic';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import type { ShellProps } from '@/components/layout/shell-props';
import { changePanel } from '@/features/order/change/panel';
import type { ChangePanel } from '@/features/order/change/types';
import { bringBackOffer } from '@/features/order/bring-back';
import { orderPageModel } from '@/features/order/model';
import { OrderPage } from '@/features/order/OrderPage/OrderPage';
import { againHref, changeKind, isSaved, paymentOutcome } from '@/features/order/links';
import { remoteOrder } from '@/features/order/remote-order';
import type { BookedTrader, OrderPageModel } from '@/features/order/types';
import { COMPANY } from '@/lib/content/company';
import { type Drawing, PLAN_DRAWINGS } from '@/lib/content/drawings';
import { movingPictures } from '@/lib/content/moving-pictures';
import { nextSteps } from '@/lib/content/next-steps';
import { traderFacts } from '@/lib/content/trader';
import { returnFromOrder } from '@/lib/contracts/returns';
import { addressesPath, orderPath } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { visitorHeaders } from '@/lib/server/http/visitor-headers';
import { openOrder, type Asked, type OpenedOrder } from '@/lib/server/orders/open-order';
import { answerWrongKey } from '@/lib/server/orders/wrong-key';
import { SITE } from '@/lib/site';

type Props = ShellProps & {
  readonly model: OrderPageModel;
  readonly trader: BookedTrader;
  readonly drawing: Drawing;
  /** The change that the address asks for, if the order allows it. */
  readonly panel: ChangePanel | null;
};

/** Fetched only when somebody wants to change something: most guests only look. */
const ChangePage = dynamic(() =>
  import('@/features/order/change/ChangePage/ChangePage').then((module) => module.ChangePage),
);

/** The order, and the token that opens it; null for a wrong reference or token. */
async function findOrder(asked: Asked, request: IncomingMessage): Promise<OpenedOrder | null> {
  if (SITE.apiOrigin === '') return openOrder(getServices(), asked, request);
  const view = await remoteOrder(asked, visitorHeaders(request));
  return view && { view, token: asked.token };
}

/**
 * The guest's page. A wrong token reads like an unknown reference: 404, nothing told. Another backend is asked for the
 * order by a call (API-3).
 */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query, req, res }) => {
  const reference = String(params?.reference);
  const isBackFromPayment = query.payment === 'paid';
  const found = await findOrder({ reference, token: String(query.token ?? ''), isBackFromPayment }, req);
  if (!found) return answerWrongKey(getServices().deps, req, res);
  guardPrivatePage(res);
  const { view, token } = found;
  const now = SITE.apiOrigin === '' ? getServices().now() : new Date();
  const pageHref = orderPath(reference, token);
  const model = orderPageModel({
    view,
    outcome: paymentOutcome(query.payment),
    changed: changeKind(query.changed),
    now,
    pageHref,
    againHref: againHref(view),
    // Another backend takes no plain form of ours.
    bringBack: SITE.apiOrigin === '' ? bringBackOffer(view, { token, action: returnFromOrder.path }) : null,
    addressesHref: addressesPath(reference, token),
    isSaved: isSaved(query.addresses),
    next: nextSteps(view, {
      now,
      phone: COMPANY.phone.value,
      isWhereMissing: view.stops.list.some(({ given }) => given === null),
    }),
  });
  const { itemPictures: pictures } = movingPictures();
  const panel = changePanel(view, changeKind(query.change), { token, pageHref, now, pictures });
  const title = panel?.title ?? model.status.title;
  return {
    props: {
      title: `${title}, order ${reference}`,
      description: 'Your order with its state, price and what happens next.',
      canonicalPath: `/orders/${reference}`,
      useLayout: false,
      // The price and what to do next stay in sight; the banner asks on the pages that optional cookies are about.
      hideBanner: true,
      noindex: true,
      model,
      panel,
      trader: traderFacts(COMPANY),
      drawing: PLAN_DRAWINGS[view.order.movingSpace ?? 'custom'],
    },
  };
};

export default function OrderRoute({ model, trader, drawing, panel }: Props) {
  return (
    <QuoteLayout company={trader} leave={{ label: 'Home page', href: '/' }}>
      {panel ? (
        <ChangePage key={panel.subject.kind} panel={panel} trader={trader} />
      ) : (
        <OrderPage {...{ model, trader, drawing }} />
      )}
    </QuoteLayout>
  );
}
