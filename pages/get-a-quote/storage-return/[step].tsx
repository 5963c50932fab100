import '@/features/quote/storage-return/ReturnStepPage?styles';
import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import { stepProps } from '@/features/quote/pages/props';
import type { ReturnStepPageProps } from '@/features/quote/storage-return/ReturnStepPage';
import { returnFlow } from '@/features/quote/storage-return/flow';
import { returnPrefill } from '@/features/quote/storage-return/prefill';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { RETURN_DRAWING, UNIT_DRAWINGS, popularItemPictures } from '@/lib/content/drawings';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { quoteServer } from '@/lib/server/modules/quotes/quote-page';

export default island(async () => (await import('@/features/quote/storage-return/ReturnStepPage')).ReturnStepPage, {
  when: 'idle',
});

export const getServerSideProps: GetServerSideProps<ShellProps & ReturnStepPageProps> = (context) => {
  guardPrivatePage(context.res);
  const entry = { flow: returnFlow, prefill: returnPrefill };
  const words = { title: 'Your return quote', description: 'The price of your return, step by step.' };
  const facts = {
    itemPictures: popularItemPictures(),
    unitPictures: UNIT_DRAWINGS,
    returnPicture: RETURN_DRAWING,
    popularItems: popularItems(),
  };
  return stepProps(context, entry, { ...words, server: quoteServer }, { facts, trader: traderFacts(COMPANY) });
};
