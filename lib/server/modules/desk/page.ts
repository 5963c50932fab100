import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DeskPageProps } from '@/lib/contracts/desk-parts';
import { deskPath, ROUTES } from '@/lib/routes';
import { getServices } from '@/lib/server/container';
import { isOperator } from '@/lib/server/modules/sessions/operator';
import type { ReceiptOf } from '@/lib/server/platform/desk/define-page';
import { address, type Query } from '@/lib/server/platform/desk/words';
import { takeAnswers } from '@/lib/server/platform/http/kept-answers';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { SITE } from '@/lib/site';
import { DESK_ACTIONS } from './actions';
import { noticeOf, refusedForm } from './notices';
import { DESK_PAGES, type DeskView } from './pages';

const TABS = DESK_PAGES.flatMap(({ path, tab }) => (tab === undefined ? [] : [{ id: path, label: tab }]));
const FORMS = DESK_ACTIONS.map(({ contract }) => contract.name);

type Found = { readonly page: (typeof DESK_PAGES)[number]; readonly variables: Readonly<Record<string, string>> };

function findPage(parts: readonly string[]): Found | null {
  for (const page of DESK_PAGES) {
    const words = page.path.split('/').map((word, index) => [word, parts[index] ?? ''] as const);
    const fits = words.every(([word, part]) => (word.startsWith(':') ? part !== '' : word === part));
    if (!fits || words.length !== parts.length) continue;
    const variables = words.flatMap(([word, part]) => (word.startsWith(':') ? [[word.slice(1), part] as const] : []));
    return { page, variables: Object.fromEntries(variables) };
  }
  return null;
}

type Context = {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly parts: readonly string[];
  readonly query: Query;
  readonly path: string;
  readonly receiptOf: ReceiptOf;
};

export type DeskAnswer =
  | { readonly page: DeskPageProps<DeskView> }
  | { readonly redirect: { readonly destination: string; readonly permanent: false } }
  | { readonly notFound: true };

/** Redirects to the sign-in without a session. Answers 404 to everybody but operators, and with another backend. */
export async function resolveDeskPage({ req, res, parts, query, path, receiptOf }: Context): Promise<DeskAnswer> {
  if (SITE.apiOrigin !== '') return { notFound: true };
  const { deps, sessions } = getServices();
  const user = await sessions.refresh(req, res);
  guardPrivatePage(res);
  if (!user) return { redirect: { destination: address(ROUTES.signIn, { next: path }), permanent: false } };
  if (!isOperator(deps, user)) return { notFound: true };
  if (parts.length === 0) return { redirect: { destination: deskPath('today'), permanent: false } };
  const found = findPage(parts);
  const view = found && (await found.page.load(deps, { ...found.variables, query, receiptOf }));
  const section = TABS.find(({ id }) => id === parts[0]);
  if (!view || !section) return { notFound: true };
  if ('redirect' in view) return { redirect: { destination: view.redirect, permanent: false } };
  const { label: title } = section;
  const tabs = TABS.map(({ id, label }) => ({ href: deskPath(id), label, isCurrent: id === section.id }));
  const refused = refusedForm(takeAnswers(req, res, FORMS, deps.config));
  // Errors of fields are shown at the fields.
  const isSaidThere = Object.keys(refused?.errors ?? {}).length > 0;
  const notice = isSaidThere ? null : noticeOf(query);
  return { page: { title, tabs, operator: user.email, view, notice, refused } };
}
