import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { FetchedChangePage } from '@/features/order/change/FetchedChangePage';
import { OrderPage } from '@/features/order/OrderPage/OrderPage';
import { orderPageProps, type OrderPageProps } from '@/features/order/page-props';
import { remoteOrder } from '@/features/order/remote-order';
import { COMPANY } from '@/lib/content/company';
import { dayPictures, PRICE_DRAWING } from '@/lib/content/day-pictures';
import { movingPictures } from '@/lib/content/moving-pictures';
import { nextSteps } from '@/lib/content/next-steps';
import { orderDrawing } from '@/lib/content/order-pictures';
import { traderFacts } from '@/lib/content/trader';
import { whoComes } from '@/lib/content/who-comes';
import { getServices } from '@/lib/server/container';
import { openElsewhere } from '@/lib/server/http/orders/open-elsewhere';
import { openOrder } from '@/lib/server/http/orders/open-order';
import { answerWrongKey } from '@/lib/server/http/orders/wrong-key';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { SITE } from '@/lib/site';

/** The guest's page. A wrong key reads like an unknown reference: 404, nothing told. Another backend is asked by a call (API-3). */
export const getServerSideProps: GetServerSideProps<OrderPageProps> = async ({ params, query, req, res }) => {
  const asked = {
    ...{ reference: String(params?.reference), token: String(query.token ?? '') },
    isBackFromPayment: query.payment === 'paid',
  };
  const isOurs = SITE.apiOrigin === '';
  const found = await (isOurs ? openOrder(getServices(), asked, req) : openElsewhere(asked, { req, res }, remoteOrder));
  if (!found) return answerWrongKey(getServices().deps, req, res);
  guardPrivatePage(res);
  const { itemPictures } = movingPictures();
  const pictures = { itemPictures, drawingOf: orderDrawing, dayPictures, priceDrawing: PRICE_DRAWING };
  const content = { trader: traderFacts(COMPANY), nextSteps, whoComes, ...pictures };
  return { props: orderPageProps(found, query, isOurs ? getServices().now() : new Date(), content) };
};

export default function OrderRoute({ panel, ...page }: OrderPageProps) {
  return (
    <QuoteLayout company={page.trader} leave={{ label: 'Home page', href: '/' }}>
      {panel ? (
        <FetchedChangePage key={panel.subject.kind} panel={panel} trader={page.trader} />
      ) : (
        <OrderPage {...page} />
      )}
    </QuoteLayout>
  );
}
