import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout';
import { testCardProps, type TestCardProps } from '@/features/test-payment/page-props';
import { TestCardPage } from '@/features/test-payment/TestPaymentPage';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { getServices } from '@/lib/server/container';
import { answerWrongKey } from '@/lib/server/modules/orders/http-wrong-key';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { getTestCardPage } from '@/lib/server/modules/payments/test-payment';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { SITE } from '@/lib/site';

export const getServerSideProps: GetServerSideProps<TestCardProps> = async ({
  params,
  query,
  req,
  res,
  resolvedUrl,
}) => {
  if (SITE.apiOrigin !== '') return { redirect: { destination: SITE.apiOrigin + resolvedUrl, permanent: false } };
  const { deps } = getServices();
  const page = await getTestCardPage(withPayments(deps), String(params?.setupId), String(query.token ?? ''));
  if (!page) return answerWrongKey(deps, req, res);
  guardPrivatePage(res);
  return { props: testCardProps(page, traderFacts(COMPANY)) };
};

export default function TestCardRoute({ page, company }: TestCardProps) {
  return (
    <QuoteLayout company={company} leave={null}>
      <TestCardPage {...page} />
    </QuoteLayout>
  );
}
