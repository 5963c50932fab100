import type { GetServerSideProps } from 'next';
import { QuoteLayout } from '@/components/layout/QuoteLayout';
import { testPaymentProps, type TestPaymentProps } from '@/features/test-payment/page-props';
import { TestPaymentPage } from '@/features/test-payment/TestPaymentPage';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { formatPence } from '@/lib/domain/money';
import { getServices } from '@/lib/server/container';
import { answerWrongKey } from '@/lib/server/modules/orders/http-wrong-key';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { getTestPayment } from '@/lib/server/modules/payments/test-payment';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { SITE } from '@/lib/site';

/** Reads a payment of the built-in test provider. Without its key, or with an external backend (API-3), it is 404. */
export const getServerSideProps: GetServerSideProps<TestPaymentProps> = async ({
  params,
  query,
  req,
  res,
  resolvedUrl,
}) => {
  if (SITE.apiOrigin !== '') return { redirect: { destination: SITE.apiOrigin + resolvedUrl, permanent: false } };
  const { deps } = getServices();
  const payment = await getTestPayment(withPayments(deps), String(params?.paymentId), String(query.token ?? ''));
  if (!payment) return answerWrongKey(deps, req, res);
  guardPrivatePage(res);
  const { amount, state, ...rest } = payment;
  const shown = { ...rest, isPaid: state === 'paid', amount: formatPence(amount) };
  return { props: testPaymentProps(shown, traderFacts(COMPANY)) };
};

export default function TestPaymentRoute({ payment, company }: TestPaymentProps) {
  return (
    <QuoteLayout company={company} leave={null}>
      <TestPaymentPage {...payment} />
    </QuoteLayout>
  );
}
