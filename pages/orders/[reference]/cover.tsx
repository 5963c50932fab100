import { CoverPage } from '@/features/order/cover/CoverPage';
import { coverProps } from '@/features/order/cover/model';
import { orderRoute } from '@/features/order/order-route';
import { readCover } from '@/lib/contracts/order-cover';
import { coverFieldsIn } from '@/lib/domain/order/cover-fields';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { orderPage } from '@/lib/server/modules/orders/order-page';

export const getServerSideProps = orderPage(async (request) => {
  const { guest, query } = request;
  const view = await callForPage(readCover, { ...guest, fields: coverFieldsIn(query) }, request);
  return view && coverProps(view, guest.token, query);
});

export default orderRoute(CoverPage);
