import { calculateFixed, calculatePersonalized } from '@/lib/contracts/calculation';
import { createOrder } from '@/lib/contracts/checkout';
import type { ErrorBody, QuoteDto } from '@/lib/contracts/errors';
import { findSlots, type DayDto } from '@/lib/contracts/slots';
import { calculateToUnknownStorage } from '@/lib/contracts/storage';
import { replaceServices } from '@/lib/server/container';
import { ONE_BEDROOM, postJson } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { anItem, fullAnswers } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { fullCleaningAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { MESSAGES } from '@/lib/validation/messages';
import { quoteBackend } from './quote-page';

const RIGHT = 'TENOFF';
const US = '2001:db8:1:1::1';
const DAY = '2026-12-15';

describeWithDatabase('guessing promo codes', (database) => {
  const clock = fixedClock();
  let api: ApiServer;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    replaceServices(testDeps(database().db, clock.now));
    api = await startApi();
    const promo = { code: RIGHT, kind: 'fixed', amount: 1000, usage_limit: null, used: 0 } as const;
    await database()
      .db.insertInto('promo_codes')
      .values({ ...promo, valid_from: '2026-01-01', valid_until: '2027-12-31' })
      .execute();
  });

  const post = <B>(path: string, body: object, address = US) =>
    postJson<B & ErrorBody>(api.origin, path, body, { 'X-Forwarded-For': address });
  const price = (promo: string, address = US) =>
    post<QuoteDto>(calculatePersonalized.path, fullAnswers({ promo }), address);
  const codeOf = async (answer: Promise<{ readonly body: ErrorBody }>) => (await answer).body.error.code;

  /** Every way to try a code that answers for it. */
  const WAYS: readonly ((promo: string) => Promise<{ readonly body: ErrorBody }>)[] = [
    price,
    (promo) => post(calculateFixed.path, { ...fullStorageAnswers(), service: 'STORAGE_COLLECTION', promo }),
    (promo) => post(calculateToUnknownStorage.path, { ...fullStorageAnswers(), furnitureItems: [anItem(40)], promo }),
    (promo) => post(calculatePersonalized.path, { ...fullCleaningAnswers(), service: 'CLEANING', promo }),
    (promo) =>
      post(createOrder.path, {
        idempotencyKey: `key-0123456789-${promo}`,
        draftId: null,
        flow: 'moving',
        expectedTotal: ONE_BEDROOM,
        answers: fullAnswers({ promo }),
      }),
  ];

  it('ABU-1: twenty wrong ones an hour from one network, with all calls together; then a right one is refused, too', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect([n, await codeOf(WAYS[n % WAYS.length]!(`WRONG${n}`))]).toEqual([n, 'promo_invalid']);
    }
    clock.advanceMinutes(1);
    for (const [n, way] of WAYS.entries()) expect([n, await codeOf(way(`MORE${n}`))]).toEqual([n, 'rate_limited']);
    // Another address of the same connection is the same visitor.
    const { status, headers, body } = await price(RIGHT, '2001:db8:1:1::2');
    expect([status, headers.get('Retry-After')]).toEqual([429, String(59 * 60)]);
    expect(body.error.fields).toEqual({ promo: MESSAGES.promoTooOften });
    expect((await price('')).status).toBe(200);
    expect((await price(RIGHT, '2001:db8:1:2::1')).body.totalWithDiscount).toBe(ONE_BEDROOM - 10);
    clock.advanceMinutes(59);
    expect((await price(RIGHT)).body.totalWithDiscount).toBe(ONE_BEDROOM - 10);
  });

  it('counts neither a right one nor the same again', async () => {
    for (let n = 0; n < 25; n += 1) {
      expect((await price(RIGHT)).status).toBe(200);
      expect(await codeOf(price('mistyped'))).toBe('promo_invalid');
    }
    for (let n = 0; n < 19; n += 1) expect(await codeOf(price(`WRONG${n}`))).toBe('promo_invalid');
    expect(await codeOf(price('LAST'))).toBe('rate_limited');
  });

  itOnBoth('lets none slip through side by side', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => codeOf(price(`WRONG${n}`))));
    expect(answers.filter((code) => code === 'promo_invalid')).toHaveLength(20);
    expect(answers.filter((code) => code === 'rate_limited')).toHaveLength(40);
  });

  it('tells nothing by the calendar or a page either', async () => {
    const asked = { service: 'MOVING', from: DAY, to: DAY } as const;
    const page = quoteBackend({ headers: { 'x-forwarded-for': US }, socket: { remoteAddress: '10.0.0.1' } });
    const totals = async () => {
      const answers = fullAnswers({ promo: RIGHT });
      const byCall = await post<{ readonly days: readonly DayDto[] }>(findSlots.path, { ...asked, answers });
      return [byCall.body.days[0]?.total, (await page.days({ ...asked, answers }))[0]?.total];
    };
    const before = await totals();
    for (let n = 0; n <= 20; n += 1) await page.price(fullAnswers({ promo: `WRONG${n}` })).catch(() => null);
    expect(await totals()).toEqual(before.map((total) => (total ?? 0) + 10));
    await expect(page.price(fullAnswers({ promo: RIGHT }))).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
