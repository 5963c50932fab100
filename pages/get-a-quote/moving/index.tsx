import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { ChoosePlan, type ChoosePlanProps } from '@/features/quote/moving/ChoosePlan';
import { carriedByMove, firstStepPath } from '@/features/quote/moving/prefill';
import { STANDALONE } from '@/features/quote/pages/props';
import { draftIdOf } from '@/features/quote/pages/query';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { PLAN_DRAWINGS } from '@/lib/content/drawings';
import { quoteStart } from '@/lib/content/flow-content';
import { isForCustomer } from '@/lib/server/modules/quotes/quote-page';

export default function ChooseMovingPlan(props: ChoosePlanProps) {
  return <ChoosePlan {...props} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & ChoosePlanProps> = async ({ query, req }) => {
  const destination = firstStepPath(query);
  if (destination) return { redirect: { destination, permanent: false } };
  return {
    props: {
      ...quoteStart('moving'),
      ...STANDALONE,
      carried: carriedByMove(query),
      isDeleted: query.deleted === '1',
      isForCustomer: await isForCustomer(req, draftIdOf(query)),
      pictures: PLAN_DRAWINGS,
      trader: traderFacts(COMPANY),
    },
  };
};
