import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { unitProps, type UnitProps } from '@/features/order/unit/page-props';
import { UnitPage } from '@/features/order/unit/UnitPage/UnitPage';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { getServices } from '@/lib/server/container';
import { openUnits } from '@/lib/server/http/orders/open-units';
import { answerWrongKey } from '@/lib/server/http/orders/wrong-key';
import { guardPrivatePage } from '@/lib/server/http/private-page';

type Props = UnitProps & { readonly trader: ReturnType<typeof traderFacts> };

/** Other units for a store. A wrong key, and an order that stores nothing, read like an unknown reference. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query, req, res }) => {
  const services = getServices();
  const found = await openUnits(services, { reference: String(params?.reference), query }, req);
  if (!found) return answerWrongKey(services.deps, req, res);
  guardPrivatePage(res);
  return { props: { ...unitProps(found.view, found.token, query), trader: traderFacts(COMPANY) } };
};

export default function UnitRoute({ model, trader }: Props) {
  return (
    <QuoteLayout company={trader} leave={{ label: 'Home page', href: '/' }}>
      <UnitPage model={model} />
    </QuoteLayout>
  );
}
