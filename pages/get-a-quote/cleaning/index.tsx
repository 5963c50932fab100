import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { ChooseClean, type ChooseCleanProps } from '@/features/quote/cleaning/ChooseClean';
import { carriedByClean } from '@/features/quote/cleaning/prefill';
import { STANDALONE } from '@/features/quote/pages/props';
import { draftIdOf } from '@/features/quote/pages/query';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { ADD_ON_CONTENT } from '@/lib/content/moving';
import { CLEANING_DRAWINGS } from '@/lib/content/drawings';
import { quoteStart } from '@/lib/content/flow-content';
import { isForCustomer } from '@/lib/server/modules/quotes/quote-page';

export default function ChooseCleaningPlan(props: ChooseCleanProps) {
  return <ChooseClean {...props} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & ChooseCleanProps> = async ({ query, req }) => ({
  props: {
    ...quoteStart('cleaning'),
    ...STANDALONE,
    carried: carriedByClean(query),
    isDeleted: query.deleted === '1',
    isForCustomer: await isForCustomer(req, draftIdOf(query)),
    // Facts of a card, which end without a full stop.
    done: ADD_ON_CONTENT.CLEANING.done.map((sentence) => sentence.replace(/\.$/, '')),
    pictures: CLEANING_DRAWINGS,
    trader: traderFacts(COMPANY),
  },
});
