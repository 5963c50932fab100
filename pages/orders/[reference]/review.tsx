import { reviewProps } from '@/features/reviews/review-model';
import { ReviewPage } from '@/features/reviews/ReviewPage';
import { orderRoute } from '@/features/order/order-route';
import { reviewPath } from '@/lib/account-routes';
import { orderPage } from '@/lib/server/modules/orders/order-page';
import { visitReview } from '@/lib/server/modules/reviews/page-form';

export const getServerSideProps = orderPage(async (request) => {
  const { reference, token } = request.guest;
  const state = await visitReview(request);
  if (typeof state === 'string') return { goTo: `${reviewPath(reference, token)}&done=${state}` };
  return state && reviewProps(request.guest, state);
});

export default orderRoute(ReviewPage);
