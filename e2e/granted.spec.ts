import path from 'node:path';
import { buildSync } from 'esbuild';
import { expect, test } from './fixtures';

const SITE = 'http://granted.test';
const SERVICES = 'http://services.test';
const ROOT = path.resolve(__dirname, '..');

/** Returns the start of the optional services as a build in the mode "granted" has it. A whole build takes minutes. */
function startOfServices(): string {
  const env = {
    NEXT_PUBLIC_CONSENT_MODE: 'granted',
    NEXT_PUBLIC_GTM_ID: 'GTM-GRANTED',
    NEXT_PUBLIC_GTM_ORIGIN: SERVICES,
    NEXT_PUBLIC_HUBSPOT_ID: '7654321',
    NEXT_PUBLIC_HUBSPOT_ORIGIN: SERVICES,
    NODE_ENV: 'production',
  };
  const { outputFiles } = buildSync({
    absWorkingDir: ROOT,
    stdin: {
      contents:
        'import { startServices } from "@/lib/analytics/services/start";' +
        'import { rememberConsent } from "@/lib/analytics/remember-consent";' +
        'Object.assign(window, { rememberConsent }); startServices();',
      resolveDir: ROOT,
      loader: 'ts',
    },
    define: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
    banner: { js: 'var process = { env: {} };' },
    bundle: true,
    // The parts of Next.js that only its server runs.
    external: ['fs', 'stream', 'zlib'],
    write: false,
    platform: 'browser',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** A page as Next.js prerenders it: the same for everybody, so optional services may run on it. */
const PRERENDERED =
  '<!DOCTYPE html><title>Granted</title><script>window.__NEXT_DATA__={gsp:true}</script><script src="/start.js"></script>';

type Page = Window & {
  readonly dataLayer: readonly unknown[];
  readonly rememberConsent: (answer: 'declined') => void;
};

test('CKB-2, ANA-2: granted starts all services without an answer, but not before the page is there, and "Decline" stops none', async ({
  page,
}) => {
  const script = startOfServices();
  const asked: string[] = [];
  await page.route(`${SERVICES}/**`, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route(`${SITE}/**`, (route) =>
    route.fulfill(
      route.request().url().endsWith('/start.js')
        ? { contentType: 'text/javascript', body: script }
        : { contentType: 'text/html', body: PRERENDERED },
    ),
  );
  await page.goto(`${SITE}/faq`);
  await expect.poll(() => [...asked].sort()).toEqual(['/7654321.js', '/gtm.js']);

  const told = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const services = performance.getEntriesByType('resource').filter(({ name }) => name.includes('services.test'));
    return {
      commands: [...(window as unknown as Page).dataLayer].map((entry) => JSON.stringify(entry)),
      tooEarly: services.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? Infinity)).length,
      count: services.length,
    };
  });
  expect(told.count).toBe(2);
  expect(told.tooEarly).toBe(0);
  expect(told.commands[0]).toContain('"default"');
  expect(told.commands[0]).toContain('"granted"');
  expect(told.commands.join()).not.toContain('denied');

  await page.evaluate(() => (window as unknown as Page).rememberConsent('declined'));
  expect(await page.evaluate(() => document.cookie)).toContain('cookie_consent=declined');
  // No consent is withdrawn: the document is the same, and no service gets "denied".
  const after = await page.evaluate(() =>
    [...(window as unknown as Page).dataLayer].map((entry) => JSON.stringify(entry)),
  );
  expect(after.join()).not.toContain('denied');
  expect(asked).toHaveLength(2);
});
