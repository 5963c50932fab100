import { ChecklistPage } from '@/features/order/checklist/ChecklistPage';
import { checklistProps } from '@/features/order/checklist/model';
import { orderRoute } from '@/features/order/order-route';
import { readOrder } from '@/lib/contracts/order-read';
import { getServices } from '@/lib/server/container';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { orderPage } from '@/lib/server/modules/orders/order-page';

export const getServerSideProps = orderPage(async (request) => {
  const { guest } = request;
  const view = await callForPage(readOrder, { ...guest, isBackFromPayment: false }, request);
  return view && checklistProps(view, guest.token, getServices().now());
});

export default orderRoute(ChecklistPage);
