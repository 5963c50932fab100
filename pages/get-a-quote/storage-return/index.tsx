import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import { STANDALONE } from '@/features/quote/pages/props';
import { sentArea } from '@/features/quote/pages/query';
import type { ChooseReturnProps } from '@/features/quote/storage-return/ChooseReturn';
import '@/features/quote/storage-return/ChooseReturn?styles';
import { carriedByReturn, firstStepPath } from '@/features/quote/storage-return/prefill';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { quoteStart } from '@/lib/content/flow-content';
import { LOADED_UNIT_DRAWINGS, RETURN_DRAWING } from '@/lib/content/drawings';

export default island<ChooseReturnProps>(
  async () => (await import('@/features/quote/storage-return/ChooseReturn')).ChooseReturn,
  { when: 'idle' },
);

export const getServerSideProps: GetServerSideProps<ShellProps & ChooseReturnProps> = ({ query }) => {
  const destination = firstStepPath(query);
  if (destination) return Promise.resolve({ redirect: { destination, permanent: false } });
  return Promise.resolve({
    props: {
      ...quoteStart('storage-return'),
      ...STANDALONE,
      carried: carriedByReturn(query),
      isDeleted: query.deleted === '1',
      area: sentArea(query),
      unitPictures: LOADED_UNIT_DRAWINGS,
      returnPicture: RETURN_DRAWING,
      trader: traderFacts(COMPANY),
    },
  });
};
