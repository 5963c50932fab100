import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { DeskView } from '@/lib/server/modules/desk/pages';
import { OPERATOR_IDLE_HOURS } from '@/lib/domain/account';
import { HOUR_MS } from '@/lib/domain/london-time';
import { replaceServices } from '@/lib/server/container';
import { resolveDeskPage, type DeskAnswer } from '@/lib/server/modules/desk/page';
import type { ReceiptOf } from '@/lib/server/platform/desk/define-page';
import { deskRoute } from '@/lib/server/modules/desk/route';
import type { Environment } from '@/lib/server/platform/config/reader';
import type { Db } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { TEST_NOW, type TestClock } from './clock';
import { listen, type Listening } from './listen';
import { testDeps } from './place-order';
import { signIn } from './sessions';

export const OPERATOR = 'desk@example.com';

type Answer = {
  readonly status: number;
  readonly location: string;
  readonly text: string;
  readonly headers: Headers;
};

/**
 * Returns an operator's browser that sends the desk's forms and opens its pages, and signs in again after the clock has
 * moved far. `email` null: not signed in.
 */
export async function atTheDesk(deps: Deps, email: string | null = OPERATOR) {
  const beginSession = async () => {
    if (email === null) return { cookie: '', endsAt: Infinity };
    return { ...(await signIn(deps, email)), endsAt: deps.now().getTime() + OPERATOR_IDLE_HOURS * HOUR_MS };
  };
  let session = await beginSession();
  const cookieNow = async (): Promise<string> => {
    if (deps.now().getTime() >= session.endsAt) session = await beginSession();
    return session.cookie;
  };
  const { origin } = await serveDesk();
  /** The cookie of a refused form, for the next page. */
  let kept = '';

  const call = async (
    name: string,
    fields?: Readonly<Record<string, string | number>> | FormData,
    json = false,
    given: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const strings = Object.entries(fields ?? {}).map(([key, value]) => [key, String(value)] as [string, string]);
    const plain = json ? JSON.stringify(fields) : new URLSearchParams(strings);
    const body = fields instanceof FormData ? fields : plain;
    const type = json ? { 'Content-Type': 'application/json' } : {};
    const response = await fetch(`${origin}/${name}`, {
      ...(fields ? { method: 'POST', body } : {}),
      headers: { cookie: await cookieNow(), ...type, ...given },
      redirect: 'manual',
    });
    const { status, headers } = response;
    const [pair = ''] = headers.getSetCookie().map((set) => set.split(';', 1).join(''));
    kept = pair;
    return { status, location: headers.get('location') ?? '', text: await response.text(), headers };
  };

  /** Sends a form with files, by the names of their fields. */
  const upload = async (
    name: string,
    fields: Readonly<Record<string, string | number>>,
    files: Readonly<Record<string, readonly Buffer[]>>,
  ): Promise<Pick<Answer, 'status' | 'location'>> => {
    const body = new FormData();
    for (const [key, value] of Object.entries(fields)) body.append(key, String(value));
    for (const [key, list] of Object.entries(files)) {
      for (const bytes of list) body.append(key, new Blob([new Uint8Array(bytes)]), 'photo.jpg');
    }
    const { status, headers } = await fetch(`${origin}/${name}`, {
      method: 'POST',
      body,
      headers: { cookie: await cookieNow() },
      redirect: 'manual',
    });
    return { status, location: headers.get('location') ?? '' };
  };

  const page = async (path: string, receiptOf: ReceiptOf = () => Promise.resolve(null)): Promise<DeskAnswer> => {
    const cookie = await cookieNow();
    const url = new URL(path, 'http://localhost');
    const req = Object.assign(new IncomingMessage(new Socket()), {
      headers: { cookie: [cookie, kept].filter(Boolean).join('; ') },
    });
    const query = Object.fromEntries(url.searchParams);
    const parts = url.pathname.split('/').slice(2).map(decodeURIComponent);
    return resolveDeskPage({ req, res: new ServerResponse(req), parts, query, path, receiptOf });
  };
  /** Returns the view of a page. Fails when the page has another one. */
  const view = async <K extends DeskView['kind']>(
    kind: K,
    path: string,
    receiptOf?: ReceiptOf,
  ): Promise<Extract<DeskView, { kind: K }>> => {
    const answer = await page(path, receiptOf);
    if (!('page' in answer) || answer.page.view.kind !== kind)
      throw new Error(`Not ${kind}: ${JSON.stringify(answer)}`);
    return answer.page.view as Extract<DeskView, { kind: K }>;
  };
  return { call, upload, page, view };
}

export type Desk = Awaited<ReturnType<typeof atTheDesk>>;

/** Sets up a test at the desk with an operator signed in, on the given database. */
export async function openDesk(db: Db, clock: TestClock, env: Environment = {}) {
  clock.set(TEST_NOW);
  const deps = testDeps(db, clock.now, { DESK_EMAILS: OPERATOR, ...env });
  replaceServices(deps);
  return { deps, desk: await atTheDesk(deps) };
}

/** Serves only the desk's route, at the paths behind its prefix. */
function serveDesk(): Promise<Listening> {
  return listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const query = { ...Object.fromEntries(url.searchParams), call: url.pathname.slice(1) };
    void deskRoute(Object.assign(request, { query }), response);
  });
}
