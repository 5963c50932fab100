import { createOrder } from '@/lib/contracts/checkout';
import { createOrderFromAccount } from '@/lib/contracts/storage';
import { replaceServices } from '@/lib/server/container';
import { send } from '@/lib/testing/api-client';
import { startApi } from '@/lib/testing/api-server';
import { placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { placeOrderOf, testDeps } from '@/lib/testing/place-order';
import { fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { storageService } from './service';

const ADA = { id: 'ada', email: 'ada@example.com' };

describeWithDatabase('the storage of a client', (database) => {
  const clock = fixedClock();
  const depsOf = () => testDeps(database().db, clock.now, { STORAGE_CREWS: '9' });

  it('lists the units that are booked, not those that wait for payment, of this client only', async () => {
    const deps = depsOf();
    const mine = await placePaidOrderOf(deps, 'storage', fullStorageAnswers());
    await placePaidOrderOf(deps, 'storage', fullStorageAnswers({ email: 'other@example.com' }));
    const { furnitureItems: storedItems } = fullStorageAnswers();
    await placePaidOrderOf(deps, 'storage-return', fullReturnAnswers({ storedItems }), mine);
    await placeOrderOf(deps, 'storage', fullStorageAnswers({ storageSpace: 'Plan 6x6' }));
    const request = { id: ADA.id, only_active_spaces: true };
    const { spaces } = await storageService(deps).ofClient(request, ADA);
    expect(spaces).toEqual([
      {
        orderId: mine.orderId,
        reference: mine.reference,
        storageSpace: 'Plan 6x4',
        storageTerm: '3_months',
        since: '2026-12-15',
        isActive: true,
      },
    ]);
  });

  it('answers only the session’s own id', async () => {
    const request = { id: 'somebody-else', only_active_spaces: false };
    await expect(storageService(depsOf()).ofClient(request, ADA)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('API-4: without a session a complete order from the account is refused, and nothing is kept', async () => {
    replaceServices(depsOf());
    const api = await startApi();
    const { status } = await send(api.origin, createOrderFromAccount.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: 'session=made-up' },
      body: JSON.stringify({ flow: 'storage', answers: fullStorageAnswers(), expectedTotal: 131.56 }),
    });
    expect(status).toBe(401);
    expect(await database().db.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  it('LAW-4: storage is not ordered without agreement to what is paid later, and nothing is kept', async () => {
    replaceServices(depsOf());
    const api = await startApi();
    const { isAgreedWithPayments: _, ...answers } = fullStorageAnswers();
    const { status, body } = await send(api.origin, createOrder.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ flow: 'storage', idempotencyKey: 'k'.repeat(16), answers, expectedTotal: 131.56 }),
    });
    expect([status, body]).toMatchObject([
      422,
      { error: { fields: { 'answers.isAgreedWithPayments': 'You must agree to the storage payments' } } },
    ]);
    expect(await database().db.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  it('gives the payment link of a return at the path of the spec', async () => {
    const deps = depsOf();
    replaceServices(deps);
    const api = await startApi();
    const { orderId, token } = await placeOrderOf(deps, 'storage-return', fullReturnAnswers());
    const path = `/order-api/public/v1/order/${orderId}/payment_link`;
    const right = await send<{ url: string }>(api.origin, `${path}?token=${token}`);
    const wrong = await send(api.origin, `${path}?token=${token}x`);
    expect([right.status, wrong.status]).toEqual([200, 404]);
    expect(right.body.url).toContain('/pay/test/');
  });
});
