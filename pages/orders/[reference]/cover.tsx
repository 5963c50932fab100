import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout/QuoteLayout';
import { CoverPage } from '@/features/order/cover/CoverPage/CoverPage';
import { coverProps, type CoverProps } from '@/features/order/cover/page-props';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { getServices } from '@/lib/server/container';
import { openCover } from '@/lib/server/http/orders/open-cover';
import { answerWrongKey } from '@/lib/server/http/orders/wrong-key';
import { guardPrivatePage } from '@/lib/server/http/private-page';

type Props = CoverProps & { readonly trader: ReturnType<typeof traderFacts> };

/** Cover of an order. A wrong key reads like an unknown reference: 404, nothing told. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, query, req, res }) => {
  const services = getServices();
  const found = await openCover(services, { reference: String(params?.reference), query }, req);
  if (!found) return answerWrongKey(services.deps, req, res);
  guardPrivatePage(res);
  return { props: { ...coverProps(found.view, found.token, query), trader: traderFacts(COMPANY) } };
};

export default function CoverRoute({ model, trader }: Props) {
  return (
    <QuoteLayout company={trader} leave={{ label: 'Home page', href: '/' }}>
      <CoverPage model={model} />
    </QuoteLayout>
  );
}
