import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { AccountPage } from '@/features/account/account-page';
import type { PriceOf } from '@/features/account/model/bring-back';
import { accountBody, accountSection } from '@/features/account/model/page';
import type { AccountBodyProps } from '@/features/account/types';
import { withStep } from '@/features/quote/reached';
import { ACCOUNT_DESCRIPTION, ACCOUNT_WORDS } from '@/lib/content/account';
import { QUOTES_SHOWN } from '@/lib/contracts/saved-quotes';
import { londonDate } from '@/lib/domain/london-time';
import { ROUTES } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { askedHelpers } from '@/lib/server/http/accounts/asked-helpers';
import { signInPath } from '@/lib/server/http/accounts/sign-in-path';
import { thingsIn } from '@/lib/server/http/accounts/things-in';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { SITE } from '@/lib/site';

type Props = ShellProps & { readonly id: string; readonly body: AccountBodyProps };

/** The account of whoever is signed in. */
export const getServerSideProps: GetServerSideProps<Props> = async (context) => {
  guardPrivatePage(context.res);
  const [segment, ...rest] = [context.params?.section ?? []].flat();
  if (rest.length > 0) return { notFound: true };
  const section = accountSection(segment);
  if (!section) return { notFound: true };
  if (SITE.apiOrigin !== '') return leadTo(ROUTES.signIn);

  const { sessions, accounts, helpers, now, deps } = getServices();
  const user = await sessions.refresh(context.req, context.res);
  if (!user) return leadTo(signInPath({ next: context.resolvedUrl }));
  const { view } = accounts;
  const source = {
    spaces: () => view.spaces(user),
    orders: () => view.orders(user),
    details: () => view.details(user),
    quotes: async () => {
      const drafts = await accounts.quotes.list(user, QUOTES_SHOWN + 1);
      return Promise.all(drafts.map((draft) => withStep(draft, now())));
    },
    opened: () => view.opened(user),
    helpers: () => helpers.ofOwner(user),
    price: (asked: Parameters<PriceOf>[0]) => accounts.priceBackIfAny(asked, user),
  };
  const said = await askedHelpers(context, deps.config);
  const asked = { orderId: context.query.orderId, things: thingsIn(context.query), helpers: said };
  const askedQuotes = { forget: context.query.forget, done: context.query.quote };
  const client = { email: user.email, today: londonDate(now()), source, asked, askedQuotes };
  const body = await accountBody(section, ACCOUNT_WORDS, client);
  return { props: { title: body.title, id: section, body, description: ACCOUNT_DESCRIPTION, noindex: true } };
};

const leadTo = (destination: string) => ({ redirect: { destination, permanent: false } });

export default function Account({ id, body }: Props) {
  return <AccountPage key={id} {...body} />;
}
