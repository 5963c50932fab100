import { CheckOutPage } from '@/features/order/check-out/CheckOutPage';
import { checkOutProps } from '@/features/order/check-out/model';
import { orderRoute } from '@/features/order/order-route';
import { visitCheckOut } from '@/lib/server/modules/checklist/check-out-page';
import { orderPage } from '@/lib/server/modules/orders/order-page';

export const getServerSideProps = orderPage(async (request) => {
  const page = await visitCheckOut(request);
  return page && checkOutProps(page, request.guest.token);
});

export default orderRoute(CheckOutPage);
