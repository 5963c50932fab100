import { storageProps } from '@/features/order/storage/model';
import { StoragePage } from '@/features/order/storage/StoragePage';
import { orderRoute } from '@/features/order/order-route';
import { readStoragePayments } from '@/lib/contracts/storage-payments-view';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { orderPage } from '@/lib/server/modules/orders/order-page';

export const getServerSideProps = orderPage(async (request) => {
  const { guest, query } = request;
  const asked = {
    endOn: typeof query.end === 'string' ? query.end : '',
    isBackFromPayment: query.payment !== undefined || query.card !== undefined,
  };
  const view = await callForPage(readStoragePayments, { ...guest, ...asked }, request);
  return view && storageProps(view, guest.token, query);
});

export default orderRoute(StoragePage);
