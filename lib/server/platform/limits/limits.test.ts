import type { IncomingMessage } from 'node:http';
import { MINUTE_MS } from '@/lib/domain/london-time';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { isFirstHit, limitAddress, limitHits } from './limits';

const from = (address: string) =>
  ({ headers: { 'x-forwarded-for': address }, socket: { remoteAddress: '10.0.0.1' } }) as unknown as IncomingMessage;

describeWithDatabase('limits', (database) => {
  const clock = fixedClock();
  beforeEach(() => clock.set('2026-11-24T09:00:10.000Z'));

  it('ABU-1: counts all addresses of one IPv6 connection together, and those of another apart', async () => {
    const deps = testDeps(database().db, clock.now);
    const ask = (address: string) => limitAddress(deps, { name: 'anything', perMinute: 2 }, from(address));
    await ask('2001:db8:1:1::1');
    await ask('2001:db8:1:1::2');
    await expect(ask('2001:db8:1:1:ffff::3')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 50 });
    await expect(ask('2001:db8:1:2::1')).resolves.toBeUndefined();
  });

  it('ABU-1: refuses the first hit above the limit, until the window is over', async () => {
    const { db } = database();
    const hit = () => limitHits(db, 'key', { most: 2, windowMs: MINUTE_MS }, clock.now());
    await hit();
    await hit();
    await expect(hit()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 50 });
    clock.set('2026-11-24T09:00:59.999Z');
    await expect(hit()).rejects.toMatchObject({ retryAfter: 1 });
    clock.set('2026-11-24T09:01:00.000Z');
    await expect(hit()).resolves.toBeUndefined();
  });

  it('says of the first hit in a window alone that it is the first', async () => {
    const { db } = database();
    const isFirst = () => isFirstHit(db, 'key', MINUTE_MS, clock.now());
    expect([await isFirst(), await isFirst()]).toEqual([true, false]);
    clock.advanceMinutes(1);
    expect(await isFirst()).toBe(true);
  });
});
