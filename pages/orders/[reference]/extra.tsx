import { ExtraPage } from '@/features/extras/ExtraPage';
import { extraProps } from '@/features/extras/extra-model';
import { orderRoute } from '@/features/order/order-route';
import { readExtras } from '@/lib/contracts/extras';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { orderPage } from '@/lib/server/modules/orders/order-page';

export const getServerSideProps = orderPage(async (request) => {
  const { guest, query } = request;
  const view = await callForPage(readExtras, { ...guest, isBackFromPayment: query.payment !== undefined }, request);
  return view && extraProps(view, guest.token, query);
});

export default orderRoute(ExtraPage);
