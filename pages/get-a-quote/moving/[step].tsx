import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import type { MovingStepPageProps } from '@/features/quote/moving/MovingStepPage';
import '@/features/quote/moving/MovingStepPage?styles';
import { movingFlow } from '@/features/quote/moving/flow';
import { movingPrefill } from '@/features/quote/moving/prefill';
import { stepProps } from '@/features/quote/pages/props';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { movingPictures } from '@/lib/content/drawings';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { quoteServer } from '@/lib/server/modules/quotes/quote-page';

export default island(async () => (await import('@/features/quote/moving/MovingStepPage')).MovingStepPage, {
  when: 'idle',
});

export const getServerSideProps: GetServerSideProps<ShellProps & MovingStepPageProps> = (context) => {
  guardPrivatePage(context.res);
  const entry = { flow: movingFlow, prefill: movingPrefill };
  const words = { title: 'Your moving quote', description: 'The price of your move, step by step.' };
  const wasteCarrier = COMPANY.legal.wasteCarrier.value;
  const facts = { ...movingPictures(), popularItems: popularItems(), wasteCarrier };
  return stepProps(context, entry, { ...words, server: quoteServer }, { facts, trader: traderFacts(COMPANY) });
};
