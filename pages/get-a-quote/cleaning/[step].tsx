import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import { cleaningBooking } from '@/features/quote/cleaning/booking';
import type { CleaningStepPageProps } from '@/features/quote/cleaning/CleaningStepPage';
import { loadStepPage } from '@/features/quote/cleaning/load-step-page';
import { cleaningPrefill } from '@/features/quote/cleaning/prefill';
import '@/features/quote/cleaning/CleaningStepPage?styles';
import { stepProps } from '@/features/quote/pages/props';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { quoteServer } from '@/lib/server/http/quotes/quote-backend';

const CleaningStepPage = island(loadStepPage, { when: 'idle' });

export default function Step({ view, trader }: CleaningStepPageProps) {
  return <CleaningStepPage view={view} trader={trader} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & CleaningStepPageProps> = (context) => {
  guardPrivatePage(context.res);
  const flow = { booking: cleaningBooking, prefill: cleaningPrefill };
  const words = { title: 'Your cleaning quote', description: 'The price of your clean, step by step.' };
  return stepProps(context, flow, { ...words, server: quoteServer }, { trader: traderFacts(COMPANY) });
};
