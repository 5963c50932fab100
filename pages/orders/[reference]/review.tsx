import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { reviewProps, type ReviewProps } from '@/features/order/review/page-props';
import { ReviewPage } from '@/features/order/review/ReviewPage/ReviewPage';
import { reviewPath } from '@/lib/account-routes';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { getServices } from '@/lib/server/container';
import { answerWrongKey } from '@/lib/server/http/orders/wrong-key';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { openReview } from '@/lib/server/http/reviews/open-review';
import { visitReview } from '@/lib/server/http/reviews/review-page';

type Props = ReviewProps & { readonly trader: ReturnType<typeof traderFacts> };

/** Where the customer of a done order writes a review. A wrong key reads like an unknown reference: 404, nothing told. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query, req, res }) => {
  const services = getServices();
  const asked = { reference: String(params?.reference), token: String(query.token ?? '') };
  const found = await openReview(services, asked, req);
  if (!found) return answerWrongKey(services.deps, req, res);
  guardPrivatePage(res);
  const { deps } = services;
  const state = await visitReview({ ...found, request: req, response: res, deps, done: query.done });
  if (typeof state === 'string') {
    const { reference, token } = found.guest;
    return { redirect: { destination: `${reviewPath(reference, token)}&done=${state}`, statusCode: 303 } };
  }
  return { props: { ...reviewProps(found.guest, state), trader: traderFacts(COMPANY) } };
};

export default function ReviewRoute({ model, trader }: Props) {
  return (
    <QuoteLayout company={trader} leave={{ label: 'Home page', href: '/' }}>
      <ReviewPage model={model} />
    </QuoteLayout>
  );
}
