import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { island } from '@/components/ui/Island/island';
import '@/features/quote/receipt/ReceiptBody?styles';
import { quoteBackendFor } from '@/features/quote/pages/props';
import { receiptModel } from '@/features/quote/receipt/receipt-model';
import type { ReceiptBodyProps } from '@/features/quote/receipt/ReceiptBody';
import { QUOTE_RECEIPT, receiptPath } from '@/lib/tool-routes';
import { ROUTES } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { squareCode } from '@/lib/server/platform/base/square-code';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { quoteServer } from '@/lib/server/modules/quotes/quote-page';
import { SITE } from '@/lib/site';

type Props = ShellProps & { readonly body: ReceiptBodyProps };

const Receipt = island(async () => (await import('@/features/quote/receipt/ReceiptBody')).ReceiptBody, {
  when: 'never',
});

/** Reads the receipt of a quote. It is private: not indexed, and its address is sent as a referrer to nobody. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ query, req, res }) => {
  guardPrivatePage(res);
  const receipt = await receiptModel(query, { backend: quoteBackendFor(req, quoteServer), now: new Date() });
  if (!receipt) res.statusCode = 404;
  const link = receipt && `${getServices().deps.config.siteOrigin}${receiptPath(receipt.draftId)}`;
  return {
    props: {
      title: receipt?.held?.title ?? 'Your quote',
      description: 'What your quote costs, and until when.',
      canonicalPath: QUOTE_RECEIPT,
      noindex: true,
      hideBanner: true,
      body: {
        receipt,
        link: link ?? '',
        code: link ? squareCode(link) : null,
        start: ROUTES.getAQuote,
        seller: SITE.name,
      },
    },
  };
};

export default function QuoteReceiptPage({ body }: Props) {
  return <Receipt {...body} />;
}
