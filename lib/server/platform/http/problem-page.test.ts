import { openSession, requestSignIn, signOut } from '@/lib/contracts/accounts';
import { replaceServices } from '@/lib/server/container';
import { openDatabase } from '@/lib/server/platform/db/open';
import { createLog, replaceLog } from '@/lib/server/platform/observability/log';
import { endAfterTest } from '@/lib/testing/after-test';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { testDeps } from '@/lib/testing/place-order';

const FORM = 'application/x-www-form-urlencoded';
const CALLS = [
  [requestSignIn.path, 'email=ada@example.com'],
  [openSession.path, 'link=11111111-1111-4111-8111-111111111111.key'],
  [signOut.path, ''],
  ['/api/desk/close-day', 'date=2026-12-25'],
] as const;

describe('a browser’s form while nothing can be saved', () => {
  let api: ApiServer;
  let logged: string[];

  beforeEach(async () => {
    logged = [];
    replaceLog(createLog('error', { write: (line) => logged.push(line) }));
    // A port without a server.
    const db = openDatabase({ kind: 'postgres', url: 'postgres://127.0.0.1:1/none', poolSize: 1 });
    endAfterTest(() => db.destroy());
    replaceServices(testDeps(db, fixedClock().now));
    api = await startApi();
  });

  const post = (path: string, body: string, headers: Readonly<Record<string, string>>) =>
    fetch(api.origin + path, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: {
        'Content-Type': FORM,
        Cookie: `session=11111111-1111-4111-8111-111111111111.${'A'.repeat(43)}`,
        ...headers,
      },
    });

  it.each(CALLS)('is answered by a page that leads back: %s', async (path, body) => {
    const headers = { Accept: 'text/html,*/*', Referer: `${api.origin}/account/sign-in?next=%2Faccount` };
    const response = await post(path, body, headers);
    expect([response.status, response.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(logged).toHaveLength(1);
    const page = await response.text();
    expect(page).toContain('<h1>That did not work</h1>');
    expect(page).toContain('The service is not available at the moment.');
    expect(page).toContain('<a href="/account/sign-in?next=%2Faccount">Go back and try again</a>');
  });

  it('is led to no other site, whatever it says it came from', async () => {
    for (const Referer of ['https://evil.example/account', 'javascript:alert(1)', '"><script>']) {
      const response = await post(requestSignIn.path, 'email=ada@example.com', { Accept: 'text/html', Referer });
      expect(await response.text()).toContain('<a href="/">Go back and try again</a>');
    }
  });

  it('is answered in JSON when a program sends it', async () => {
    const response = await post(requestSignIn.path, 'email=ada@example.com', { Accept: '*/*' });
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
  });
});
