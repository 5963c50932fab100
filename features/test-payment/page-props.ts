import type { ShellProps } from '@/components/layout/shell-props';
import type { Trader } from '@/lib/domain/order/trader';
import type { TestCardPageProps, TestPaymentPageProps } from './TestPaymentPage';

type Company = Pick<Trader, 'phone' | 'phoneHref'>;

export type TestPaymentProps = ShellProps & { readonly payment: TestPaymentPageProps; readonly company: Company };
export type TestCardProps = ShellProps & { readonly page: TestCardPageProps; readonly company: Company };

const SHELL = { useLayout: false, hideBanner: true, noindex: true } as const;

/** Returns the props of the test payment page. */
export const testPaymentProps = (payment: TestPaymentPageProps, { phone, phoneHref }: Trader): TestPaymentProps => ({
  title: 'Test payment',
  description: 'A test: no money is taken.',
  canonicalPath: '/pay/test',
  ...SHELL,
  payment,
  company: { phone, phoneHref },
});

/** Returns the props of the test page for a card. */
export const testCardProps = (page: TestCardPageProps, { phone, phoneHref }: Trader): TestCardProps => ({
  title: 'Test card',
  description: 'A test: no card is needed.',
  canonicalPath: '/pay/test/card',
  ...SHELL,
  page,
  company: { phone, phoneHref },
});
