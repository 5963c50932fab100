import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { returnBooking } from '@/features/quote/storage-return/booking';
import { returnPrefill } from '@/features/quote/storage-return/prefill';
import { CheckPage, type CheckPageProps } from '@/features/quote/pages/CheckPage';
import { checkProps } from '@/features/quote/pages/props';
import { AskForReturn } from '@/features/quote/storage-return/AskForReturn/AskForReturn';
import { askForReturn } from '@/lib/contracts/returns';
import { COMPANY } from '@/lib/content/company';
import { ASKED_AFTER_PAYING } from '@/lib/content/next-steps';
import { traderFacts } from '@/lib/content/trader';
import { isClient } from '@/lib/server/accounts/is-client';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import type { ReturnAnswers } from '@/lib/domain/order/return-answers';
import { quoteServer } from '@/lib/server/quotes/quote-backend';

type Asking = { readonly isAsked: boolean; readonly askPath: string };
type Props = CheckPageProps<ReturnAnswers>;

export default function Check({ view, trader, askedLater, now, isSignedIn, isAsked, askPath }: Props & Asking) {
  const draftId = view.kind === 'question' && view.store === null ? view.saved.draftId : null;
  const instead = draftId ? <AskForReturn {...{ draftId, isAsked }} action={askPath} /> : undefined;
  return <CheckPage booking={returnBooking} {...{ view, trader, askedLater, now, isSignedIn, instead }} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & Props & Asking> = async (context) => {
  guardPrivatePage(context.res);
  const isSignedIn = await isClient(context.req);
  const said = { server: quoteServer, trader: traderFacts(COMPANY), askedLater: ASKED_AFTER_PAYING, isSignedIn };
  const found = await checkProps(context, { booking: returnBooking, prefill: returnPrefill }, said);
  if (!('props' in found)) return found;
  const asking = { isAsked: context.query.asked === '1', askPath: askForReturn.path };
  return { props: { ...(await found.props), ...asking } };
};
