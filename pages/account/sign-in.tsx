import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { AccountPage } from '@/features/account/account-page';
import { signInElsewhere, signInWords } from '@/features/account/model/sign-in';
import { ACCOUNT_DESCRIPTION, SIGN_IN } from '@/lib/content/account';
import { requestSignIn } from '@/lib/contracts/accounts';
import { ROUTES } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { signInState } from '@/lib/server/http/accounts/sign-in-path';
import { takeAnswers } from '@/lib/server/http/forms/kept-answers';
import { guardPrivatePage } from '@/lib/server/http/private-page';
import { ownPath } from '@/lib/server/subjects/sessions/own-path';
import { SITE } from '@/lib/site';

type Props = ShellProps & { readonly id: string; readonly words: ReturnType<typeof signInWords> };

const propsOf = (id: string, words: Props['words']) => ({
  props: { title: words.title, id, words, description: ACCOUNT_DESCRIPTION, noindex: true },
});

/** Signs in by a mailed link, or asks where to send one. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ query, req, res }) => {
  guardPrivatePage(res);
  if (SITE.apiOrigin !== '') return propsOf('elsewhere', signInElsewhere(SIGN_IN));
  const { deps, sessions, accounts } = getServices();
  const { link } = query;
  const next = ownPath(query.next);
  const email = await accounts.addressee(link);
  if (!link && (await sessions.refresh(req, res)))
    return { redirect: { destination: next ?? ROUTES.account, permanent: false } };
  const opens = typeof link === 'string' && email !== null ? { link, email } : null;
  const state = link && !opens ? 'link-over' : signInState(query.state);
  const kept = takeAnswers(req, res, [requestSignIn.name], deps.config);
  const typed = kept?.values.email ?? null;
  return propsOf(opens ? 'link' : (state ?? 'ask'), signInWords(SIGN_IN, { state, opens, next: next ?? '', typed }));
};

export default function SignIn({ id, words }: Props) {
  return <AccountPage key={id} kind="sign-in" words={words} />;
}
