import { OrderPage } from '@/features/order/OrderPage';
import { FetchedChangePage } from '@/features/order/change/FetchedChangePage';
import { sharesLink } from '@/features/order/links';
import { orderRoute } from '@/features/order/order-route';
import { orderPageProps, type OrderPageProps } from '@/features/order/page-props';
import { nextSteps } from '@/lib/content/next-steps';
import { PRICE_DRAWING, dayPictures, movingPictures } from '@/lib/content/drawings';
import { orderDrawing, whoComes } from '@/lib/content/flow-content';
import { readOrder } from '@/lib/contracts/order-read';
import { readOrderShares } from '@/lib/contracts/order-shares';
import { getServices } from '@/lib/server/container';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { orderPage } from '@/lib/server/modules/orders/order-page';

export const getServerSideProps = orderPage(async (request) => {
  const { guest, query, trader } = request;
  const { token } = guest;
  const view = await callForPage(readOrder, { ...guest, isBackFromPayment: query.payment === 'paid' }, request);
  if (!view) return null;
  const shares = view.paymentUrl === null ? null : await callForPage(readOrderShares, guest, request);
  const { itemPictures } = movingPictures();
  const pictures = { itemPictures, drawingOf: orderDrawing, dayPictures, priceDrawing: PRICE_DRAWING };
  const content = { trader, nextSteps, whoComes, ...pictures };
  return orderPageProps({ view, token, shares: sharesLink(shares, token) }, query, getServices().now(), content);
});

const OrderOrChange = ({ panel, ...page }: OrderPageProps) =>
  panel ? <FetchedChangePage key={panel.subject.kind} panel={panel} trader={page.trader} /> : <OrderPage {...page} />;

export default orderRoute(OrderOrChange);
