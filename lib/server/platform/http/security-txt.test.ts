import { replaceServices } from '@/lib/server/container';
import { startApi } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';

describeWithDatabase('security.txt', (database) => {
  const { now } = fixedClock('2026-11-24T09:00:00.000Z');
  const read = async (env: Readonly<Record<string, string>>, method = 'GET') => {
    replaceServices(testDeps(database().db, now, env));
    const answer = await fetch(`${(await startApi()).origin}/api/security.txt`, { method });
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  it('says whom to tell of a weakness, and until when', async () => {
    const { status, type, text } = await read({
      SECURITY_CONTACT: 'https://example.org/report',
      NEXT_PUBLIC_SITE_ORIGIN: 'https://smart.example.org',
      TEST_PAYMENTS: '1',
    });
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toBe(
      [
        'Contact: https://example.org/report',
        'Expires: 2027-05-23T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://smart.example.org/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('names the company’s own address where nothing is configured, and takes no orders', async () => {
    expect((await read({})).text).toContain('Contact: mailto:hello@example.com\n');
    expect((await read({}, 'POST')).status).toBe(405);
  });
});
