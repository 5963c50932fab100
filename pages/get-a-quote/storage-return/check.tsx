import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { returnBooking } from '@/features/quote/storage-return/booking';
import { returnPrefill } from '@/features/quote/storage-return/prefill';
import { CheckPage, type CheckPageProps } from '@/features/quote/pages/CheckPage';
import { checkProps } from '@/features/quote/pages/props';
import { COMPANY } from '@/lib/content/company';
import { DAY_BEFORE_CALL } from '@/lib/content/next-steps';
import { traderFacts } from '@/lib/content/trader';
import { isClient } from '@/lib/server/accounts/is-client';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import type { ReturnAnswers } from '@/lib/domain/order/return-answers';
import { quoteServer } from '@/lib/server/quotes/quote-backend';

type Props = CheckPageProps<ReturnAnswers>;

export default function Check({ view, trader, phoneCall, now, isSignedIn }: Props) {
  return <CheckPage booking={returnBooking} {...{ view, trader, phoneCall, now, isSignedIn }} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & Props> = async (context) => {
  guardPrivatePage(context.res);
  const isSignedIn = await isClient(context.req);
  const said = { server: quoteServer, trader: traderFacts(COMPANY), phoneCall: DAY_BEFORE_CALL, isSignedIn };
  return checkProps(context, { booking: returnBooking, prefill: returnPrefill }, said);
};
