import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { ExtraPage } from '@/features/order/extra/ExtraPage/ExtraPage';
import { extraProps, type ExtraProps } from '@/features/order/extra/page-props';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { getServices } from '@/lib/server/container';
import { openExtras } from '@/lib/server/http/orders/open-extras';
import { answerWrongKey } from '@/lib/server/http/orders/wrong-key';
import { guardPrivatePage } from '@/lib/server/http/private-page';

/** What was asked on the day beyond an order. A wrong key reads like an unknown reference. */
export const getServerSideProps: GetServerSideProps<ExtraProps> = async ({ params, query, req, res }) => {
  const services = getServices();
  const found = await openExtras(services, { reference: String(params?.reference), query }, req);
  if (!found) return answerWrongKey(services.deps, req, res);
  guardPrivatePage(res);
  return { props: extraProps(found, query, traderFacts(COMPANY)) };
};

export default function ExtraRoute({ model, trader }: ExtraProps) {
  return (
    <QuoteLayout company={trader} leave={{ label: 'Home page', href: '/' }}>
      <ExtraPage model={model} trader={trader} />
    </QuoteLayout>
  );
}
