import { ClaimPage } from '@/features/claims/ClaimPage';
import { addedHref, claimProps, madeHref } from '@/features/claims/claim-model';
import { orderRoute } from '@/features/order/order-route';
import { visitClaims } from '@/lib/server/modules/claims/page-form';
import { orderPage } from '@/lib/server/modules/orders/order-page';

export const getServerSideProps = orderPage(async (request) => {
  const { guest, query } = request;
  const page = await visitClaims(request);
  if (page && 'made' in page) return { goTo: madeHref(guest, page.made) };
  if (page && 'added' in page) return { goTo: addedHref(guest, page.added) };
  return page && claimProps(page, guest.token, query);
});

export default orderRoute(ClaimPage);
