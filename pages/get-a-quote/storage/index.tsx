import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { STANDALONE } from '@/features/quote/pages/props';
import { draftIdOf, sentArea } from '@/features/quote/pages/query';
import { ChooseUnit, type ChooseUnitProps } from '@/features/quote/storage/ChooseUnit';
import { carriedByStorage, firstStepPath, termOf } from '@/features/quote/storage/prefill';
import { LIST_TERM } from '@/features/quote/storage/units';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { quoteStart } from '@/lib/content/flow-content';
import { LOADED_UNIT_DRAWINGS } from '@/lib/content/drawings';
import { fullUnits, isForCustomer } from '@/lib/server/modules/quotes/quote-page';

export default function ChooseStorageUnit(props: ChooseUnitProps) {
  return <ChooseUnit {...props} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & ChooseUnitProps> = async ({ query, req }) => {
  const destination = firstStepPath(query);
  if (destination) return { redirect: { destination, permanent: false } };
  return {
    props: {
      ...quoteStart('storage'),
      ...STANDALONE,
      carried: carriedByStorage(query),
      isDeleted: query.deleted === '1',
      isForCustomer: await isForCustomer(req, draftIdOf(query)),
      term: termOf(query) ?? LIST_TERM,
      area: sentArea(query),
      pictures: LOADED_UNIT_DRAWINGS,
      fullUnits: await fullUnits(undefined),
      trader: traderFacts(COMPANY),
    },
  };
};
