import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { ChecklistPage } from '@/features/order/checklist/ChecklistPage/ChecklistPage';
import { checklistProps, type ChecklistProps } from '@/features/order/checklist/page-props';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { getServices } from '@/lib/server/container';
import { openOrder } from '@/lib/server/http/orders/open-order';
import { answerWrongKey } from '@/lib/server/http/orders/wrong-key';
import { guardPrivatePage } from '@/lib/server/http/private-page';

type Props = ChecklistProps & { readonly trader: ReturnType<typeof traderFacts> };

/** What to do around a move. A wrong key reads like an unknown reference: 404, nothing told. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query, req, res }) => {
  const services = getServices();
  const guest = { reference: String(params?.reference), token: String(query.token ?? '') };
  const found = await openOrder(services, { ...guest, isBackFromPayment: false }, req);
  if (!found) return answerWrongKey(services.deps, req, res);
  guardPrivatePage(res);
  return { props: { ...checklistProps(found, services.now()), trader: traderFacts(COMPANY) } };
};

export default function ChecklistRoute({ model, trader }: Props) {
  return (
    <QuoteLayout company={trader} leave={{ label: 'Home page', href: '/' }}>
      <ChecklistPage model={model} />
    </QuoteLayout>
  );
}
