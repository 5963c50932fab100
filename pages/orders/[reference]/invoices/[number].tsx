import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { InvoicePage } from '@/features/order/invoice/InvoicePage/InvoicePage';
import { invoiceProps, type InvoiceProps } from '@/features/order/invoice/page-props';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { getServices } from '@/lib/server/container';
import { openInvoice } from '@/lib/server/http/orders/open-invoice';
import { answerWrongKey } from '@/lib/server/http/orders/wrong-key';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { SITE } from '@/lib/site';

/**
 * An invoice or credit note of an order. A number of another order and a wrong key read like an unknown reference: 404,
 * nothing told. Another backend shows its documents itself (API-3).
 */
export const getServerSideProps: GetServerSideProps<InvoiceProps> = async ({ params, query, req, res }) => {
  const asked = {
    reference: String(params?.reference),
    number: String(params?.number),
    token: String(query.token ?? ''),
  };
  const found = SITE.apiOrigin === '' ? await openInvoice(getServices(), asked, req) : null;
  if (!found) return answerWrongKey(getServices().deps, req, res);
  guardPrivatePage(res);
  return { props: invoiceProps(found, traderFacts(COMPANY)) };
};

export default function InvoiceRoute({ model, trader }: InvoiceProps) {
  return (
    <QuoteLayout company={trader} leave={{ label: 'Home page', href: '/' }}>
      <InvoicePage model={model} />
    </QuoteLayout>
  );
}
