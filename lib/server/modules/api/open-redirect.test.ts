import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GetServerSideProps } from 'next';
import { bookFromAccount, openSession, requestSignIn, signOut } from '@/lib/contracts/accounts';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { answerExtra } from '@/lib/contracts/extras';
import { unsubscribeFromNews } from '@/lib/contracts/forms';
import { chooseKeysLate, undoKeysLate } from '@/lib/contracts/key-handover';
import { setChecklist } from '@/lib/contracts/order-checklist';
import { changeCover } from '@/lib/contracts/order-cover';
import { setHome, setTexts } from '@/lib/contracts/order-settings';
import * as orderShares from '@/lib/contracts/order-shares';
import { askForReturn, openReturnLink, requestReturnLink, returnFromOrder } from '@/lib/contracts/returns';
import { forgetQuote } from '@/lib/contracts/saved-quotes';
import * as lists from '@/lib/contracts/shared-list';
import { topUpFromOrder } from '@/lib/contracts/storage';
import { callOffUnitMove, moveUnit } from '@/lib/contracts/unit-transfers';
import { ROUTES } from '@/lib/routes';
import { createServices, replaceServices } from '@/lib/server/container';
import type { ApiHandler } from '@/lib/server/platform/http/api-handler';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { postJson } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { OPERATOR } from '@/lib/testing/desk';
import { CALLBACK } from '@/lib/testing/forms';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { signIn } from '@/lib/testing/sessions';
import { newestLink } from '@/lib/testing/sign-in-links';

const ROOT = path.resolve(__dirname, '../../../..');

/** Every file that redirects a browser, with what decides the target. A new file has to be added here. */
const ENQUIRIES: Readonly<Record<string, string>> = {
  'components/ui/AppLink.tsx': 'the href that a page was written with',
  'features/order/change/use-priced-change.ts': 'the payment that our answer names',
  'features/quote/check/CheckAnswers.tsx': 'the order that our answer names',
  'features/quote/engine/use-wizard.ts': 'a step of the flow',
  'features/quote/pages/props.ts': 'a step of the flow',
  'features/reviews/ReviewsView.tsx': 'one of three tabs',
  'features/storage-calculator/Result.tsx': 'a step of the flow',
  'lib/analytics/services/public-page.ts': 'the page that our own code leads to',
  'lib/server/modules/desk/page.ts': 'pages of ours; `next` is read by ownPath',
  'lib/server/platform/http/call.ts':
    'the forms of lib/server/modules/accounts/calls.ts, `next` is read by ownPath; those of http/returns/calls.ts and of desk/define-action.ts, paths of ours, every part encoded',
  'lib/server/modules/newsletter/unsubscribe-route.ts': 'a page of ours',
  'lib/server/modules/orders/order-page.ts':
    'what a page below an order says: the order whose addresses were saved, or the page itself, at a claim or a review',
  'lib/server/modules/orders/pay-route.ts': 'the order or its payment, also at Stripe: what Stripe answered',
  'lib/server/modules/extras/page-form.ts': 'the extras of the order, or the payment of one',
  'lib/server/modules/shared-lists/share-pay-route.ts': 'the page of a share, or its payment, also at Stripe',
  'lib/server/modules/billing/storage-route.ts': 'the payments of the store, or a page of their provider’s',
  'lib/server/modules/payments/test-card-route.ts': 'the payments of the store',
  'lib/server/modules/payments/test-payment-route.ts': 'the order, or the payments of the store',
  'lib/server/platform/site/redirects.ts':
    'a page of ours, or below /en the same path without it, whose slashes are one: no other site',
  'pages/account/[[...section]].tsx': 'a page of ours',
  'pages/account/sign-in.tsx': 'pages of ours; `next` is read by ownPath',
  'pages/forms/[form].tsx': 'the form that was sent',
  'pages/get-a-quote/moving/index.tsx': 'the first step',
  'pages/get-a-quote/storage-return/index.tsx': 'the first step',
  'pages/get-a-quote/storage-return/whose.tsx': 'the start page of the flow',
  'pages/get-a-quote/storage/index.tsx': 'the first step',
  'pages/pay/test/[paymentId].tsx': 'the same path at the configured backend (API-3)',
  'pages/pay/test/card/[setupId].tsx': 'the same path at the configured backend (API-3)',
};

const LEADING =
  /\bLocation: [a-z]|\bredirect: \{ destination|\.redirect\(|location\.(?:assign|replace)\(|location\.href = |window\.location = |[rR]outer(?:\.router)?\.(?:push|replace)\(|http-equiv="refresh"/;

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^lib\/testing\//.test(name));

it('everything that leads somewhere else is known', () => {
  const files = ['pages', 'features', 'components', 'lib'].flatMap(sourcesIn);
  const leading = files.filter((file) => LEADING.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(leading.sort()).toEqual(Object.keys(ENQUIRIES).sort());
});

/** Addresses of another site, in spellings that a browser follows or that a careless check accepts. */
const ELSEWHERE = [
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\/elsewhere.example',
  '/\t/elsewhere.example',
  '/..//elsewhere.example',
  'https:elsewhere.example',
  'http://localhost:3000@elsewhere.example',
  'javascript:alert(1)',
];
/** The usual parameter names for a redirect target, and every parameter that our handlers read. */
const NAMES = [
  ...['next', 'return', 'return_to', 'returnUrl', 'url', 'redirect', 'redirect_uri', 'continue', 'goto', 'dest'],
  ...['link', 'state', 'from', 'to', 'area', 'quote', 'reference', 'date', 'orderId', 'type', 'plan', 'callback'],
];
const EMAIL = 'ada@example.com';
/** A text in the format of a newsletter token. */
const NEWS_TOKEN = `${'a'.repeat(36)}.${'a'.repeat(43)}`;

type Fields = Readonly<Record<string, string>>;
type Request = { readonly to: string; readonly fields?: Fields; readonly cookie?: string };
type Page = { readonly getServerSideProps: GetServerSideProps };

/** Returns a page as a handler that answers only with its redirect. */
function page(file: string, params: Record<string, string | string[]> = {}): ApiHandler {
  return async (req, res) => {
    const { getServerSideProps } = (await import(path.join(ROOT, 'pages', file))) as Page;
    const query = { ...req.query, ...params };
    const request = Object.assign(req, { cookies: {} });
    const answer = await getServerSideProps({ req: request, res, params, query, resolvedUrl: req.url ?? '' });
    if ('redirect' in answer) res.writeHead(307, { Location: answer.redirect.destination });
    res.end();
  };
}

const PAGES: Readonly<Record<string, ApiHandler>> = {
  [ROUTES.account]: page('account/[[...section]].tsx', { section: ['items'] }),
  [ROUTES.signIn]: page('account/sign-in.tsx'),
  '/desk': page('desk/[[...section]].tsx'),
  '/forms/callback': page('forms/[form].tsx', { form: 'callback' }),
  [ROUTES.movingQuote]: page('get-a-quote/moving/index.tsx'),
  [`${ROUTES.movingQuote}/details`]: page('get-a-quote/moving/[step].tsx', { step: 'details' }),
  [ROUTES.storageQuote]: page('get-a-quote/storage/index.tsx'),
  [ROUTES.returnQuote]: page('get-a-quote/storage-return/index.tsx'),
};

describeWithDatabase('what leads somewhere else', (database) => {
  const clock = fixedClock();
  let api: ApiServer;
  let deps: Deps;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    api = await startApi(PAGES);
  });

  /** Sends a request with the foreign address in every parameter but the required ones. Returns the redirect target. */
  async function leadOf({ to, fields, cookie = '' }: Request, elsewhere: string): Promise<string> {
    const url = new URL(to, api.origin);
    const hostile = NAMES.map((name): [string, string] => [name, elsewhere]);
    for (const [name, value] of hostile) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
    const response = await fetch(url, {
      ...(fields && { method: 'POST', body: new URLSearchParams({ ...Object.fromEntries(hostile), ...fields }) }),
      headers: { cookie, referer: 'https://elsewhere.example/', 'x-forwarded-host': 'elsewhere.example' },
      redirect: 'manual',
    });
    return response.headers.get('location') ?? `${response.status}: ${await response.text()}`;
  }

  async function requests(elsewhere: string): Promise<Readonly<Record<string, Request>>> {
    const order = await placeOrder(deps);
    const link = new URL(
      (await createServices(deps).orders.paymentLink({ id: order.orderId, token: order.token })).url,
    );
    const payment = {
      paymentId: link.pathname.split('/').at(-1) ?? '',
      secret: link.searchParams.get('token') ?? '',
    };
    await postJson(api.origin, requestSignIn.path, { email: EMAIL, next: elsewhere });
    const opener = await newestLink(deps, EMAIL);
    const { cookie } = await signIn(deps, EMAIL);
    const desk = (await signIn(deps, OPERATOR)).cookie;
    const { pathname, search } = new URL(order.orderUrl, api.origin);
    return {
      'sign in': { to: requestSignIn.path, fields: { email: EMAIL } },
      'sign in, wrongly': { to: requestSignIn.path, fields: { email: 'x' } },
      'open a link': { to: openSession.path, fields: { link: opener } },
      'open a wrong link': { to: openSession.path, fields: {} },
      'book from the account': { to: bookFromAccount.path, fields: { what: 'unit' }, cookie },
      'book as nobody': { to: bookFromAccount.path, fields: { what: 'unit' } },
      'forget no quote': { to: forgetQuote.path, fields: {}, cookie },
      'a link to a return': { to: requestReturnLink.path, fields: { email: EMAIL, reference: order.reference } },
      'a link to a return, wrongly': { to: requestReturnLink.path, fields: {} },
      'open a wrong link to a return': { to: openReturnLink.path, fields: {} },
      'a return from no order': { to: returnFromOrder.path, fields: {} },
      'texts of no order': { to: setTexts.path, fields: {} },
      'a tick for no order': { to: setChecklist.path, fields: {} },
      'the home of no order': { to: setHome.path, fields: {} },
      'a list of no quote': { to: lists.setSharedList.path, fields: {} },
      'a part of no list': { to: lists.removeListPart.path, fields: { draftId: elsewhere } },
      'a name for no list': { to: lists.joinSharedList.path, fields: { list: elsewhere, name: elsewhere } },
      'things for no part': {
        to: lists.fillListPart.path,
        fields: { key: elsewhere, room: elsewhere, step: elsewhere },
      },
      'shares of no order': { to: orderShares.shareOrder.path, fields: {} },
      'a receipt of no share': { to: orderShares.setShareReceipt.path, fields: { key: elsewhere, email: elsewhere } },
      'more things for no order': { to: topUpFromOrder.path, fields: {} },
      'other cover for no order': { to: changeCover.path, fields: {} },
      'another unit for no order': { to: moveUnit.path, fields: {} },
      'call off the move of no order': { to: callOffUnitMove.path, fields: {} },
      'an answer to no extra': { to: answerExtra.path, fields: {} },
      'a choice for no keys': { to: chooseKeysLate.path, fields: {} },
      'undo no choice': { to: undoKeysLate.path, fields: {} },
      'ask for no return': { to: askForReturn.path, fields: {} },
      'the account as nobody': { to: ROUTES.account },
      'the sign-in of somebody signed in': { to: `${ROUTES.signIn}?link=`, cookie },
      'the desk as nobody': { to: '/desk' },
      'the desk': { to: '/desk', cookie: desk },
      'a form of the desk': { to: deskFormPath('cancelOrder'), fields: {}, cookie: desk },
      'a form of a day': { to: deskFormPath('closeDay'), fields: {}, cookie: desk },
      pay: { to: `/api${pathname}/pay${search}` },
      'pay no extra': { to: `/api${pathname}/extra/pay${search}&extra=none` },
      'the test payment': { to: '/api/payments/test', fields: { ...payment, action: 'pay' } },
      unsubscribe: { to: `${unsubscribeFromNews.path}?token=${NEWS_TOKEN}` },
      'a form': { to: '/forms/callback', fields: { ...CALLBACK, type: 'callback_popup' } },
      'a move by its size': { to: `${ROUTES.movingQuote}?plan=one_bedroom` },
      'a step too far': { to: `${ROUTES.movingQuote}/details?plan=one_bedroom&quote=` },
      'a unit by its size': { to: `${ROUTES.storageQuote}?plan=Plan+6x4&term=3_months` },
      'a return by its size': { to: `${ROUTES.returnQuote}?plan=Plan+6x4` },
      'sign out': { to: signOut.path, fields: {}, cookie },
    };
  }

  it.each(ELSEWHERE)('leads nowhere but to ourselves when every parameter is %j', async (elsewhere) => {
    const away: string[] = [];
    for (const [name, request] of Object.entries(await requests(elsewhere))) {
      const location = await leadOf(request, elsewhere);
      const own = [deps.config.siteOrigin, api.origin].includes(URL.parse(location, api.origin)?.origin ?? '');
      const next = new URL(location, api.origin).searchParams.get('next') ?? '/';
      if (!own || !/^[/h]/.test(location) || !/^\/(?![/\\])/.test(next)) away.push(`${name}: ${location}`);
    }
    expect(away).toEqual([]);
  });
});
