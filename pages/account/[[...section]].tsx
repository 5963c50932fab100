import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { AccountPage } from '@/features/account/account-page';
import { accountBody, accountSection } from '@/features/account/model/page';
import { signInElsewhere, signInWords } from '@/features/account/model/sign-in';
import type { AccountBodyProps } from '@/features/account/types';
import { ACCOUNT_DESCRIPTION, ACCOUNT_WORDS, SIGN_IN } from '@/lib/content/account';
import { londonDate } from '@/lib/domain/london-time';
import { ROUTES } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { signInPath, signInState } from '@/lib/server/http/accounts/sign-in-path';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { ownPath } from '@/lib/server/subjects/sessions/own-path';
import { SITE } from '@/lib/site';

type Props = ShellProps & { readonly id: string; readonly body: AccountBodyProps };

/** The account: its pages for whoever is signed in, and the page that signs in for everybody else. */
export const getServerSideProps: GetServerSideProps<Props> = async (context) => {
  guardPrivatePage(context.res);
  const [segment, ...rest] = [context.params?.section ?? []].flat();
  if (rest.length > 0) return { notFound: true };
  if (segment === 'sign-in') return signIn(context);
  const section = accountSection(segment);
  if (!section) return { notFound: true };
  if (SITE.apiOrigin !== '') return leadTo(ROUTES.signIn);

  const { sessions, accounts, now } = getServices();
  const user = await sessions.refresh(context.req, context.res);
  if (!user) return leadTo(signInPath({ next: context.resolvedUrl }));
  const { view } = accounts;
  const source = {
    spaces: () => view.spaces(user),
    orders: () => view.orders(user),
    details: () => view.details(user),
  };
  const body = await accountBody(section, ACCOUNT_WORDS, { email: user.email, today: londonDate(now()), source });
  return { props: propsOf(body.title, `account-${section}`, body) };
};

async function signIn({ query, req, res }: GetServerSidePropsContext): Promise<GetServerSidePropsResult<Props>> {
  const props = (id: string, words: ReturnType<typeof signInWords>) => ({
    props: propsOf(words.title, `sign-in-${id}`, { kind: 'sign-in' as const, words }),
  });
  if (SITE.apiOrigin !== '') return props('elsewhere', signInElsewhere(SIGN_IN));
  const { sessions, accounts } = getServices();
  const { link } = query;
  const next = ownPath(query.next);
  const email = await accounts.addressee(link);
  if (!link && (await sessions.refresh(req, res))) return leadTo(next ?? ROUTES.account);
  const opens = typeof link === 'string' && email !== null ? { link, email } : null;
  const state = link && !opens ? 'link-over' : signInState(query.state);
  return props(opens ? 'link' : (state ?? 'ask'), signInWords(SIGN_IN, { state, opens, next: next ?? '' }));
}

const leadTo = (destination: string) => ({ redirect: { destination, permanent: false } });

const propsOf = (title: string, id: string, body: AccountBodyProps): Props => ({
  ...{ title, id, body, description: ACCOUNT_DESCRIPTION, noindex: true },
});

export default function Account({ id, body }: Props) {
  return <AccountPage key={id} {...body} />;
}
