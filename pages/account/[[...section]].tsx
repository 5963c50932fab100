import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { AccountPage } from '@/features/account/account-page';
import { accountBody, accountSection } from '@/features/account/model/page';
import type { AccountBodyProps } from '@/features/account/types';
import { withStep } from '@/features/quote/reached';
import { ACCOUNT_DESCRIPTION, ACCOUNT_WORDS } from '@/lib/content/account';
import { ROUTES } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { accountOf } from '@/lib/server/http/accounts/account-of';
import { signInPath } from '@/lib/server/http/accounts/sign-in-path';
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

  const services = getServices();
  const user = await services.sessions.refresh(context.req, context.res);
  if (!user) return leadTo(signInPath({ next: context.resolvedUrl }));
  const { source, ...client } = await accountOf(services, context, user);
  const quotes = async () => Promise.all((await source.drafts()).map((draft) => withStep(draft, services.now())));
  const body = await accountBody(section, ACCOUNT_WORDS, { ...client, source: { ...source, quotes } });
  return { props: { title: body.title, id: section, body, description: ACCOUNT_DESCRIPTION, noindex: true } };
};

const leadTo = (destination: string) => ({ redirect: { destination, permanent: false } });

export default function Account({ id, body }: Props) {
  return <AccountPage key={id} {...body} />;
}
