/**
 * `npm run lighthouse`: runs Lighthouse for mobile on the production build, with its default CPU slowdown. Fails below
 * the project's thresholds. A quote step is noindex on purpose and may fail that audit. Speed is compared with other
 * pages in the same run, one load of each in turn, medians of five: the largest paint with a static page of a peer
 * (PEER, a folder; without it no ratio), the blocking time with a bare Next.js app. SLOWDOWN sets another factor, RUNS
 * the number of loads, and ONLY=home,/faq selects pages.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SAMPLE_ANSWERS, saveDraft } from '../testing/site-client.ts';
import { buildBareApp } from './bare-app.mjs';
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';
import { ROOT } from './import-zones.mjs';
import { requireNode } from './node-version.mjs';
import { run, serve } from './processes.mjs';
import { serveFolder } from './serve-folder.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
const PEER = path.resolve(ROOT, process.env.PEER ?? '../shared/peers/astrowind');
const NEEDED = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const MAX_SHIFT = 0.001;
/** The limit of every page's largest paint, as a share of the peer's. */
const MOST_OF_PEER = 0.8;
/** The limit of the blocking time, in milliseconds above that of an empty app of the same framework. */
const MOST_OVER_BARE = 50;
/** One page of every template but the two above. */
const TEMPLATES = [
  '/services/moving',
  '/self-storage-units',
  '/prices',
  '/blog',
  '/blog/what-fits-in-a-6x4-storage-unit',
  '/man-and-van-in-london-areas/camden',
  '/storage-with-collection-in-london-areas',
  '/reviews',
  '/faq',
  '/about-us',
  '/terms-conditions',
  '/storage-calculator',
];

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The most attempts of one load. Lighthouse sometimes loses the trace (NO_NAVSTART), and the load is repeated. */
const ATTEMPTS = 3;

async function oneRun(url, file, chromium, attempt = 1) {
  const { code } = await run(
    'lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--throttling.cpuSlowdownMultiplier=${SLOWDOWN}`,
      `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
    ],
    { env: { CHROME_PATH: chromium } },
  );
  if (code !== 0 && attempt < ATTEMPTS) return oneRun(url, file, chromium, attempt + 1);
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns a category's score. For a noindex page the SEO score excludes the one audit that it must fail. */
function scoreOf(report, category, isNoindex) {
  const { auditRefs, score } = report.categories[category];
  if (category !== 'seo' || !isNoindex) return Math.round(score * 100);
  const rest = auditRefs.filter((ref) => ref.weight > 0 && ref.id !== 'is-crawlable');
  const good = rest.reduce((sum, ref) => sum + ref.weight * (report.audits[ref.id].score ?? 1), 0);
  return Math.round((good / rest.reduce((sum, ref) => sum + ref.weight, 0)) * 100);
}

function missedAudits(report, category) {
  return report.categories[category].auditRefs
    .filter((ref) => ref.weight > 0 && (report.audits[ref.id].score ?? 1) < 1)
    .map((ref) => ref.id);
}

const METRICS = { fcp: 'first-contentful-paint', lcp: 'largest-contentful-paint', tbt: 'total-blocking-time' };
const valueOf = (reports, audit) => Math.round(median(reports.map((report) => report.audits[audit].numericValue)));
const metricsOf = (reports) =>
  Object.fromEntries(Object.entries(METRICS).map(([name, audit]) => [name, valueOf(reports, audit)]));
const kilobytes = (reports) => (valueOf(reports, 'total-byte-weight') / 1000).toFixed(0);

/** Returns the scores of one page, its failures, and the line to print. */
function judge({ name, isNoindex, reports }, { peer, bare }) {
  const failures = [];
  const scores = Object.keys(NEEDED).map((category) => {
    const score = median(reports.map((report) => scoreOf(report, category, isNoindex)));
    const missed = [...new Set(reports.flatMap((report) => missedAudits(report, category)))];
    if (score < NEEDED[category]) failures.push(`${category} ${score} < ${NEEDED[category]} (${missed.join(', ')})`);
    return score;
  });
  const shift = median(reports.map((report) => report.audits['cumulative-layout-shift'].numericValue));
  if (shift > MAX_SHIFT) failures.push(`layout shift ${shift.toFixed(4)}`);
  const { fcp, lcp, tbt } = metricsOf(reports);
  const share = peer && lcp / peer.lcp;
  if (share > MOST_OF_PEER)
    failures.push(`the largest paint is ${share.toFixed(2)} of the peer's, at most ${MOST_OF_PEER}`);
  const over = tbt - bare.tbt;
  if (over > MOST_OVER_BARE) failures.push(`blocked ${over} ms longer than the bare app, at most ${MOST_OVER_BARE}`);
  const ratio = share ? ` (${share.toFixed(2)} of the peer's)` : '';
  console.log(
    `${name}: ${scores.join(' ')}; FCP ${fcp} ms, LCP ${lcp} ms${ratio}, TBT ${tbt} ms (bare app ${bare.tbt}), ` +
      `CLS ${shift.toFixed(4)}, ${kilobytes(reports)} kB`,
  );
  return failures.map((failure) => `${name}: ${failure}`);
}

requireNode();
const chromium = findChromium({ isWhole: true });
const folder = mkdtempSync(path.join(os.tmpdir(), 'smart-lighthouse-'));
const bareApp = await buildBareApp();
const server = await serve({ env: { DATA_DIR: folder } });
const bareServer = await bareApp.serve();
const peerServer = existsSync(PEER) ? await serveFolder(PEER) : null;
const failures = [];
try {
  const draft = await saveDraft(server.origin, SAMPLE_ANSWERS, 'addresses');
  const step = `${server.origin}/get-a-quote/moving/addresses?quote=${draft.draftId}`;
  const pages = [
    { name: 'home', url: `${server.origin}/` },
    { name: 'quote step', url: step, isNoindex: true },
    ...TEMPLATES.map((address) => ({ name: address, url: server.origin + address })),
  ].filter(({ name }) => !process.env.ONLY || process.env.ONLY.split(',').includes(name));
  const others = [
    { name: 'bare', url: `${bareServer.origin}/` },
    ...(peerServer ? [{ name: 'peer', url: `${peerServer.origin}/` }] : []),
  ];
  const file = path.join(folder, 'run.json');
  const reportsOf = new Map([...pages, ...others].map(({ name }) => [name, []]));
  // One load of each page in turn, so that a slow minute of the machine affects all of them.
  for (let index = 0; index < RUNS; index += 1) {
    for (const { name, url } of [...others, ...pages]) {
      reportsOf.get(name).push(await oneRun(url, file, chromium.file));
    }
  }
  const bare = metricsOf(reportsOf.get('bare'));
  const peer = peerServer && metricsOf(reportsOf.get('peer'));
  console.log(`Mobile, slowdown ${SLOWDOWN}, medians of ${RUNS}: performance, accessibility, best practices, search.`);
  for (const [name, metrics] of Object.entries({ 'bare app': bare, ...(peer && { peer }) })) {
    console.log(`${name}: FCP ${metrics.fcp} ms, LCP ${metrics.lcp} ms, TBT ${metrics.tbt} ms`);
  }
  for (const page of pages) failures.push(...judge({ ...page, reports: reportsOf.get(page.name) }, { peer, bare }));
} finally {
  await Promise.all([server.stop(), bareServer.stop(), peerServer?.stop()]);
  bareApp.remove();
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(`Below the threshold: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
