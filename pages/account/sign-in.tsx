import type { GetServerSideProps } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { AccountPage } from '@/features/account/account-page';
import { signInWords } from '@/features/account/model/sign-in';
import { ACCOUNT_DESCRIPTION, SIGN_IN } from '@/lib/content/account';
import { readSignInLink, requestSignIn, whoAmI } from '@/lib/contracts/accounts';
import { ROUTES } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { signInState } from '@/lib/server/modules/accounts/plain-forms';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import { takeAnswers } from '@/lib/server/platform/http/kept-answers';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { ownPath } from '@/lib/server/modules/sessions/own-path';

type Props = ShellProps & { readonly id: string; readonly words: ReturnType<typeof signInWords> };

const propsOf = (id: string, words: Props['words']) => ({
  props: { title: words.title, id, words, description: ACCOUNT_DESCRIPTION, noindex: true },
});

export const getServerSideProps: GetServerSideProps<Props> = async ({ query, req, res }) => {
  guardPrivatePage(res);
  const { deps } = getServices();
  const { link } = query;
  const next = ownPath(query.next);
  if (!link && (await callForPage(whoAmI, {}, { req, res })))
    return { redirect: { destination: next ?? ROUTES.account, permanent: false } };
  const mailed = typeof link === 'string' ? await callForPage(readSignInLink, { link }, { req, res }) : null;
  const opens = typeof link === 'string' && mailed ? { link, email: mailed.email } : null;
  const state = link && !opens ? 'link-over' : signInState(query.state);
  const kept = takeAnswers(req, res, [requestSignIn.name], deps.config);
  const typed = kept?.values.email ?? null;
  return propsOf(opens ? 'link' : (state ?? 'ask'), signInWords(SIGN_IN, { state, opens, next: next ?? '', typed }));
};

export default function SignIn({ id, words }: Props) {
  return <AccountPage key={id} kind="sign-in" words={words} />;
}
