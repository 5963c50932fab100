import { unitAsked, unitProps } from '@/features/order/unit/model';
import { UnitPage } from '@/features/order/unit/UnitPage';
import { orderRoute } from '@/features/order/order-route';
import { readUnits } from '@/lib/contracts/unit-transfers';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { orderPage } from '@/lib/server/modules/orders/order-page';

export const getServerSideProps = orderPage(async (request) => {
  const { guest, query } = request;
  const view = await callForPage(readUnits, { ...guest, asked: unitAsked(query) }, request);
  return view && unitProps(view, guest.token, query);
});

export default orderRoute(UnitPage);
