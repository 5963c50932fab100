import { KeyHandoverPage } from '@/features/order/key-handover/KeyHandoverPage';
import { keyHandoverProps } from '@/features/order/key-handover/model';
import { orderRoute } from '@/features/order/order-route';
import { readKeysLate } from '@/lib/contracts/key-handover';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { orderPage } from '@/lib/server/modules/orders/order-page';

export const getServerSideProps = orderPage(async (request) => {
  const { guest, query, trader } = request;
  const view = await callForPage(readKeysLate, guest, request);
  return view && keyHandoverProps(view, query, { token: guest.token, phone: trader.phone });
});

export default orderRoute(KeyHandoverPage);
