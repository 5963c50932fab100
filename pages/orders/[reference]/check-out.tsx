import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { CheckOutPage } from '@/features/order/check-out/CheckOutPage/CheckOutPage';
import { checkOutProps, type CheckOutProps } from '@/features/order/check-out/page-props';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { getServices } from '@/lib/server/container';
import { visitCheckOut } from '@/lib/server/http/checklist/check-out-page';
import { answerWrongKey } from '@/lib/server/http/orders/wrong-key';
import { guardPrivatePage } from '@/lib/server/http/private-page';

type Props = CheckOutProps & { readonly trader: ReturnType<typeof traderFacts> };

/** The form for handing a home back. A wrong key reads like an unknown reference: 404, nothing told. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query, req, res }) => {
  const services = getServices();
  const guest = { reference: String(params?.reference), token: String(query.token ?? '') };
  const found = await visitCheckOut(services, guest, req, res);
  if (!found) return answerWrongKey(services.deps, req, res);
  guardPrivatePage(res);
  return { props: { ...checkOutProps(found), trader: traderFacts(COMPANY) } };
};

export default function CheckOutRoute({ model, trader }: Props) {
  return (
    <QuoteLayout company={trader} leave={{ label: 'Home page', href: '/' }}>
      <CheckOutPage model={model} />
    </QuoteLayout>
  );
}
