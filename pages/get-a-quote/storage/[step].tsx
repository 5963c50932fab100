import '@/features/quote/storage/StorageStepPage?styles';
import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import { stepProps } from '@/features/quote/pages/props';
import type { StorageStepPageProps } from '@/features/quote/storage/StorageStepPage';
import { storageFlow } from '@/features/quote/storage/flow';
import { storagePrefill } from '@/features/quote/storage/prefill';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { UNIT_DRAWINGS, popularItemPictures } from '@/lib/content/drawings';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { fullUnits, quoteServer } from '@/lib/server/modules/quotes/quote-page';

export default island(async () => (await import('@/features/quote/storage/StorageStepPage')).StorageStepPage, {
  when: 'idle',
});

export const getServerSideProps: GetServerSideProps<ShellProps & StorageStepPageProps> = async (context) => {
  guardPrivatePage(context.res);
  const entry = { flow: storageFlow, prefill: storagePrefill };
  const words = { title: 'Your storage quote', description: 'The price of your storage, step by step.' };
  // Cached for two seconds like the prices beside it, and refreshed after every write.
  const fullNow = context.params?.step === 'space' ? await fullUnits(context.query.quote) : [];
  const pictures = { itemPictures: popularItemPictures(), unitPictures: UNIT_DRAWINGS };
  const facts = { ...pictures, popularItems: popularItems(), fullUnits: fullNow };
  return stepProps(context, entry, { ...words, server: quoteServer }, { facts, trader: traderFacts(COMPANY) });
};
