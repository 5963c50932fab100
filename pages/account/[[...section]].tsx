import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { AccountPage } from '@/features/account/account-page';
import { accountBody, accountSection } from '@/features/account/model/page';
import type { AccountBodyProps } from '@/features/account/types';
import { withStep } from '@/features/quote/reached';
import { ACCOUNT_DESCRIPTION, ACCOUNT_WORDS } from '@/lib/content/account';
import { getServices } from '@/lib/server/container';
import { accountOf } from '@/lib/server/modules/accounts/account-page';
import { signInPath } from '@/lib/server/modules/accounts/plain-forms';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';

type Props = ShellProps & { readonly id: string; readonly body: AccountBodyProps };

export const getServerSideProps: GetServerSideProps<Props> = async (context) => {
  guardPrivatePage(context.res);
  // Bare /account never gets here: lib/redirects.json sends it to /account/items.
  const [segment, ...rest] = [context.params?.section ?? []].flat();
  if (rest.length > 0) return { notFound: true };
  const section = accountSection(segment);
  if (!section) return { notFound: true };

  const account = await accountOf(section, context);
  if (!account) return { redirect: { destination: signInPath({ next: context.resolvedUrl }), permanent: false } };
  const now = getServices().now();
  const quotes = await Promise.all(account.drafts.map((draft) => withStep(draft, now)));
  const body = await accountBody(section, ACCOUNT_WORDS, { ...account, quotes });
  return { props: { title: body.title, id: section, body, description: ACCOUNT_DESCRIPTION, noindex: true } };
};

export default function Account({ id, body }: Props) {
  return <AccountPage key={id} {...body} />;
}
