import type { ShellProps } from '@/components/layout/shell-props';
import type { Trader } from '@/lib/domain/order/trader';
import type { TestPaymentPageProps } from './TestPaymentPage/TestPaymentPage';

export type TestPaymentProps = ShellProps & {
  readonly payment: TestPaymentPageProps;
  readonly company: Pick<Trader, 'phone' | 'phoneHref'>;
};

/** What the page of a test payment is told. */
export const testPaymentProps = (payment: TestPaymentPageProps, { phone, phoneHref }: Trader): TestPaymentProps => ({
  title: 'Test payment',
  description: 'A test: no money is taken.',
  canonicalPath: '/pay/test',
  useLayout: false,
  hideBanner: true,
  noindex: true,
  payment,
  company: { phone, phoneHref },
});
