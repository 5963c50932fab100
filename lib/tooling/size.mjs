/**
 * `npm run size`: measures every route's first load in the production build against size-budget.json, and checks that
 * the client's files contain no server code.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  cardPage,
  cleanInsteadOf,
  completeAnswers,
  invoicePage,
  orderSomething,
  payAsTest,
  paymentPage,
  rentSomething,
  returnInsteadOf,
  saveDraft,
  shareList,
  shareOrder,
  storageInsteadOf,
} from '../testing/site-client.ts';
import { againstBudget, noteNear } from './budget.ts';
import { isBuildFresh } from './build-state.mjs';
import { ROOT } from './import-zones.mjs';
import { requireNode } from './node-version.mjs';
import { serve } from './processes.mjs';
import { signIn } from './sign-in.mjs';
import { createScale } from './transfer.mjs';

const STEPS = {
  moving: ['packing', 'addresses', 'items', 'date', 'details'],
  storage: ['packing', 'space', 'address', 'items', 'date', 'details'],
  cleaning: ['packing', 'home', 'address', 'date', 'details'],
  'storage-return': ['packing', 'address', 'date', 'details'],
};
const readJson = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** The operator whose session can open every page. */
const OPERATOR = 'desk@example.com';

/** Words that only server code contains. One in a client file means that server code was bundled for browsers. */
const SERVER_ONLY = [
  'node:sqlite',
  'kysely',
  'DATABASE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'TWILIO_AUTH_TOKEN',
  'nodemailer',
  'BEGIN IMMEDIATE',
  // Words of markdown-it and yaml, which render the articles at build time.
  'validateLink',
  'YAMLParseError',
];

function serverWordsInClient() {
  const folder = path.join(ROOT, '.next/static');
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js'));
  return files.flatMap((file) => {
    const code = readFileSync(path.join(folder, file), 'utf8');
    return SERVER_ONLY.filter((word) => code.includes(word)).map((word) => `${file} contains "${word}"`);
  });
}

/** Returns the steps and the check page of a flow, with a draft that has all answers. */
function flowPages(flow, { draftId }) {
  const at = (step) => `/get-a-quote/${flow}/${step}?quote=${draftId}`;
  return { [`/get-a-quote/${flow}/[step]`]: STEPS[flow].map(at), [`/get-a-quote/${flow}/check`]: at('check') };
}

/** Returns the pages of the build, with existing addresses for the dynamic ones. */
async function addresses(origin) {
  const routes = Object.keys(readJson('.next/server/pages-manifest.json'))
    .map((route) => route.replace(/^\/en(?=\/|$)/, '') || '/')
    .filter((route) => !route.startsWith('/api') && !/^\/_(app|document|error)$/.test(route));
  const move = await completeAnswers(origin);
  const drafts = {
    moving: await saveDraft(origin, move, 'details'),
    storage: await saveDraft(origin, storageInsteadOf(move), 'details', 'storage'),
    cleaning: await saveDraft(origin, cleanInsteadOf(move), 'details', 'cleaning'),
    'storage-return': await saveDraft(origin, returnInsteadOf(move), 'details', 'storage-return'),
  };
  const made = await orderSomething(origin);
  const store = await rentSomething(origin);
  const paid = await orderSomething(origin);
  await payAsTest(origin, paid);
  const pathOf = (url) => new URL(url).pathname + new URL(url).search;
  const prerendered = Object.groupBy(
    Object.entries(readJson('.next/prerender-manifest.json').routes),
    ([address, { srcRoute }]) => (srcRoute ?? address).replace(/^\/en(?=\/|$)/, '') || '/',
  );
  const prerenderedOf = (route) => prerendered[route]?.map(([address]) => address.replace(/^\/en(?=\/|$)/, '') || '/');
  const split = await shareOrder(origin, await completeAnswers(origin));
  const shared = await shareList(origin, drafts.moving.draftId);
  const samples = {
    '/404': '/no-such-page',
    '/account/[[...section]]': ['/account/items', '/account/orders', '/account/details'],
    // A signed-in visitor is redirected, except with the outcome of a mail's link.
    '/account/sign-in': '/account/sign-in?link=over',
    '/desk/[[...section]]': '/desk/orders',
    '/forms/[form]': '/forms/contact',
    ...flowPages('moving', drafts.moving),
    ...flowPages('storage', drafts.storage),
    ...flowPages('cleaning', drafts.cleaning),
    ...flowPages('storage-return', drafts['storage-return']),
    '/quote-receipt': `/quote-receipt?quote=${drafts.moving.draftId}`,
    '/shared-list': `/shared-list?quote=${drafts.moving.draftId}`,
    '/shared-list/join': `/shared-list/join?list=${shared.list}`,
    '/shared-list/part': `/shared-list/part?key=${shared.part}`,
    '/shared-list/shares': `/shared-list/shares?reference=${split.order.reference}&token=${split.order.token}`,
    '/shared-list/pay': pathOf(split.links.Tom),
    '/orders/[reference]': pathOf(made.orderUrl),
    '/orders/[reference]/addresses': pathOf(made.orderUrl).replace('?', '/addresses?'),
    '/orders/[reference]/review': pathOf(made.orderUrl).replace('?', '/review?'),
    '/orders/[reference]/storage': pathOf(store.orderUrl).replace('?', '/storage?'),
    '/orders/[reference]/extra': pathOf(made.orderUrl).replace('?', '/extra?'),
    '/orders/[reference]/cover': pathOf(paid.orderUrl).replace('?', '/cover?'),
    '/orders/[reference]/keys-late': pathOf(paid.orderUrl).replace('?', '/keys-late?'),
    '/orders/[reference]/claim': pathOf(made.orderUrl).replace('?', '/claim?'),
    '/orders/[reference]/checklist': pathOf(paid.orderUrl).replace('?', '/checklist?'),
    '/orders/[reference]/check-out': pathOf(paid.orderUrl).replace('?', '/check-out?'),
    '/orders/[reference]/unit': pathOf(store.orderUrl).replace('?', '/unit?'),
    '/orders/[reference]/invoices/[number]': await invoicePage(origin, paid),
    '/pay/test/[paymentId]': pathOf(await paymentPage(origin, made)),
    '/pay/test/card/[setupId]': pathOf(await cardPage(origin, store)),
  };
  return [...new Set(routes)]
    .sort()
    .flatMap((route) => [samples[route] ?? prerenderedOf(route) ?? route].flat().map((address) => [route, address]));
}

/** Returns the table's rows: of each template the heaviest page. All pages are checked against the budget. */
function heaviest(rows) {
  const byRoute = Object.values(Object.groupBy(rows, ({ route }) => route));
  return byRoute.map((pages) => {
    const { address, route, ...weights } = pages.reduce((most, page) =>
      page['props B'] > most['props B'] ? page : most,
    );
    return { route: pages.length > 1 ? `${address} (${pages.length} pages)` : route, ...weights };
  });
}

function verdicts(address, weights, budget) {
  // The crew's page works offline and has a limit of its own (docs/decisions/0079-crew-offline.md).
  const times = budget.scriptTimesBareOf[address] ?? budget.scriptTimesBare;
  const limit = times * budget.bare.scriptGzip;
  return [
    againstBudget(`${address}: bytes of script`, weights.script.gzip, limit),
    againstBudget(`${address}: bytes of page props`, weights.props, budget.propsBytes),
  ];
}

requireNode();
if (!isBuildFresh()) console.warn('Note: .next was not built from the present sources (npm run build).');
const budget = readJson('lib/tooling/size-budget.json');
const { version } = readJson('node_modules/next/package.json');
const failures = serverWordsInClient();
if (budget.bare.next !== version) {
  failures.push(`The budget was measured with Next.js ${budget.bare.next}, here is ${version}: run npm run size:bare.`);
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'smart-size-'));
const server = await serve({ env: { DATA_DIR: dataDir, DESK_EMAILS: OPERATOR } });
try {
  const page = createScale(server.origin, await signIn({ origin: server.origin, dataDir, email: OPERATOR }));
  const rows = [];
  for (const [route, address] of await addresses(server.origin)) {
    const weights = await page(address);
    if (weights.status !== (route === '/404' ? 404 : 200)) failures.push(`${address} answered ${weights.status}`);
    // A missing script would fit any budget.
    if (weights.script.gzip === 0) failures.push(`${address}: its scripts were not found`);
    for (const found of verdicts(address, weights, budget)) {
      noteNear(found);
      if (found.verdict === 'over') failures.push(found.words);
      if (found.verdict === 'near') console.warn(`Near its budget: ${found.words}`);
    }
    rows.push({
      route: route.replace('[step]', path.basename(address.split('?')[0])),
      address,
      status: weights.status,
      'script gz kB': kilobytes(weights.script.gzip),
      'script br kB': kilobytes(weights.script.brotli),
      '× bare': (weights.script.gzip / budget.bare.scriptGzip).toFixed(3),
      'css gz kB': kilobytes(weights.style.gzip),
      'css br kB': kilobytes(weights.style.brotli),
      'html gz kB': kilobytes(weights.html.gzip),
      'html br kB': kilobytes(weights.html.brotli),
      'props B': weights.props,
    });
    if (route === '/' && weights.polyfill.gzip > 0) {
      console.log(
        `Left out: ${kilobytes(weights.polyfill.gzip)} kB of polyfills that only old browsers fetch (nomodule).`,
      );
    }
  }
  console.table(heaviest(rows));
  console.log(
    `Bare app of Next.js ${budget.bare.next}: ${kilobytes(budget.bare.scriptGzip)} kB of script in gzip. gzip as sent by next start; brotli as a proxy would send it.`,
  );
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const failure of failures) console.error(`Over budget or out of place: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
