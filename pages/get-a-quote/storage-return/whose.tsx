import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { STANDALONE } from '@/features/quote/pages/props';
import { draftIdOf } from '@/features/quote/pages/query';
import { Ownership } from '@/features/quote/storage-return/Ownership/Ownership';
import { ownRentals, ownershipWords, type OwnershipWords } from '@/features/quote/storage-return/Ownership/words';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { bookFromAccount } from '@/lib/contracts/accounts';
import { openReturnLink, requestReturnLink } from '@/lib/contracts/returns';
import type { Trader } from '@/lib/domain/order/trader';
import { ROUTES, stepPath } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { signInPath } from '@/lib/server/modules/accounts/plain-forms';
import { takeAnswers } from '@/lib/server/platform/http/kept-answers';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { ownerPath, ownerState } from '@/lib/server/modules/returns/service';
import { SITE } from '@/lib/site';

type Props = { readonly words: OwnershipWords; readonly trader: Trader };

export default function WhoseThings({ words, trader }: Props) {
  return <Ownership {...words} trader={trader} />;
}

export const getServerSideProps: GetServerSideProps<ShellProps & Props> = async ({ query, req, res }) => {
  guardPrivatePage(res);
  // With an external backend, accounts and links are there. Here the visitor can only ask for a quote.
  if (SITE.apiOrigin !== '') return { redirect: { destination: ROUTES.returnQuote, permanent: false } };
  const { deps, sessions, accounts, returns } = getServices();
  const draftId = draftIdOf(query) ?? '';
  const [user, reference] = await Promise.all([sessions.refresh(req, res), returns.opens(query.link)]);
  const link = typeof query.link === 'string' && reference !== null ? { value: query.link, reference } : null;
  const kept = takeAnswers(req, res, [requestReturnLink.name], deps.config);
  const words = ownershipWords({
    kept,
    state: query.link && !link ? 'link-over' : ownerState(query.state),
    link,
    stores: user ? ownRentals(await accounts.view.spaces(user)) : [],
    signInHref: user ? null : signInPath({ next: ownerPath(null, draftId) }),
    draftId,
    askHref: draftId ? stepPath(ROUTES.returnQuote, 'check', draftId) : ROUTES.returnQuote,
    calls: { open: openReturnLink.path, mail: requestReturnLink.path, book: bookFromAccount.path },
  });
  const description = 'Confirm that what comes back from storage is yours.';
  return { props: { ...STANDALONE, title: words.heading, description, words, trader: traderFacts(COMPANY) } };
};
