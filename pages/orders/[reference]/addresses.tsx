import { AddressesPage } from '@/features/order/addresses/AddressesPage';
import { addressesProps } from '@/features/order/addresses/model';
import { savedHref } from '@/features/order/links';
import { orderRoute } from '@/features/order/order-route';
import { readOrder } from '@/lib/contracts/order-read';
import { orderPath } from '@/lib/routes';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { orderPage } from '@/lib/server/modules/orders/order-page';
import { visitAddresses } from '@/lib/server/modules/addresses/addresses-page';

export const getServerSideProps = orderPage(async (request) => {
  const { guest } = request;
  const view = await callForPage(readOrder, { ...guest, isBackFromPayment: false }, request);
  if (!view) return null;
  const state = await visitAddresses(request, view);
  if (state === 'saved') return { goTo: savedHref(orderPath(guest.reference, guest.token)) };
  return addressesProps(view, guest.token, state);
});

export default orderRoute(AddressesPage);
