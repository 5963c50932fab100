import type { DraftDto } from '@/lib/contracts/checkout';
import type { ErrorBody } from '@/lib/contracts/errors';
import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { createServices, replaceServices } from '@/lib/server/container';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { postJson, postOrder, send } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { addressesWith, anAddress, anItem, fullAnswers } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';
import { DRAFT_ANSWERS } from './answers';

const PATH = '/smart-app/api/v1/easy_checkout';
const DAY = 24 * 60;

describeWithDatabase('drafts', (database) => {
  let api: ApiServer;
  const clock = fixedClock();
  const deps = () => testDeps(database().db, clock.now);

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    replaceServices(deps());
    api = await startApi();
  });

  const save = (changes: object, draftId: string | null = null, step = 'addresses') =>
    postJson<DraftDto & ErrorBody>(api.origin, PATH, {
      draftId,
      flow: 'moving',
      step,
      answers: { ...EMPTY_MOVING_ANSWERS, ...changes },
    });
  const read = (id: string) => send<DraftDto & ErrorBody>(api.origin, `${PATH}?draftId=${id}`);

  it('are saved half-finished under an unguessable id, and read again as they were', async () => {
    const addresses = addressesWith({ collection: anAddress({ postcode: 'N1', floor: 2 }) });
    const saved = await save({ movingSpace: 'mini', addresses, firstName: 'Zoë' });
    expect(saved.status).toBe(200);
    expect(saved.body.draftId).toMatch(/^[\w-]{24}$/);
    expect(saved.body).toMatchObject({ step: 'addresses', expiresAt: '2026-12-22T09:00:00.000Z', order: null });
    expect(saved.body.answers).toMatchObject({
      movingSpace: 'mini',
      addresses,
      firstName: 'Zoë',
      timeSlot: { movingDate: null },
    });
    expect((await read(saved.body.draftId)).body).toEqual(saved.body);
  });

  it('are changed by the next step, never copied', async () => {
    const { draftId } = (await save({})).body;
    clock.advanceMinutes(5);
    const next = await save(fullAnswers(), draftId, 'items');
    expect(next.body).toMatchObject({ draftId, step: 'items', savedAt: '2026-11-24T09:05:00.000Z' });
    expect(await database().db.selectFrom('drafts').select('id').execute()).toHaveLength(1);
  });

  it('drop what the flow does not ask, and name wrong answers by their path', async () => {
    const odd = await save({ admin: true, movingSpace: 'custom' });
    expect(odd.body.answers).not.toHaveProperty('admin');
    const wrong = await save({
      movingSpace: 'castle',
      addresses: addressesWith({ collection: anAddress({ floor: 400 }) }),
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.error.fields ?? {})).toEqual(
      expect.arrayContaining(['answers.movingSpace', 'answers.addresses.collection.floor']),
    );
  });

  it('live 28 days after the last save, then they are gone and swept', async () => {
    const { draftId } = (await save({})).body;
    clock.advanceMinutes(27 * DAY);
    await save({}, draftId);
    clock.advanceMinutes(28 * DAY - 1);
    expect((await read(draftId)).status).toBe(200);
    clock.advanceMinutes(1);
    expect([(await read(draftId)).status, (await save({}, draftId)).status]).toEqual([404, 404]);
    await runRetentionJobs(deps());
    expect(await database().db.selectFrom('drafts').select('id').execute()).toEqual([]);
  });

  it('can be deleted by their owner', async () => {
    const { draftId } = (await save(fullAnswers())).body;
    const remove = () => send(api.origin, `${PATH}?draftId=${draftId}`, { method: 'DELETE' });
    expect([(await remove()).status, (await remove()).status, (await read(draftId)).status]).toEqual([200, 404, 404]);
  });

  it('name the order that was made from them while it stands', async () => {
    const { draftId } = (await save(fullAnswers())).body;
    const order = (await postOrder(api.origin, { draftId })).body;
    expect((await read(draftId)).body.order?.orderUrl).toBe(order.orderUrl);
    clock.advanceMinutes(31);
    await runRetentionJobs(deps());
    expect((await read(draftId)).body.order).toBeNull();
  });

  itOnBoth('that an older version wrote otherwise count as absent', async () => {
    const { draftId } = (await save({})).body;
    await database()
      .db.updateTable('drafts')
      .set({ answers: DRAFT_ANSWERS.write({ movingSpace: 'castle' }) })
      .execute();
    expect((await read(draftId)).status).toBe(404);
    await expect(createServices(deps()).drafts.read(draftId)).resolves.toBeNull();
  });

  it('API-4: hold everything that our catalogue lists, and no more than 16 kB', async () => {
    const everything = FURNITURE.map(({ id, title, cubicFeet, kilograms }) => ({
      id,
      title,
      cubicFeet,
      kilograms,
      quantity: 20,
    }));
    expect((await save({ ...fullAnswers(), furnitureItems: everything })).status).toBe(200);
    const title = 'Chest of drawers '.repeat(4).trim();
    const tooMuch = Array.from({ length: 200 }, (_, n) => anItem(5, { id: `custom_${n}`, title }));
    const { status, body } = await save({ furnitureItems: tooMuch });
    expect([status, body.error]).toEqual([413, { code: 'body_too_large', message: 'The request is too large.' }]);
    expect(await database().db.selectFrom('drafts').select('id').execute()).toHaveLength(1);
  });

  it('API-4: are saved 30 times a minute from one address, for one quote or for many', async () => {
    const { draftId } = (await save({})).body;
    const statuses = [];
    for (let n = 2; n <= 31; n += 1) statuses.push((await save({}, n % 2 ? draftId : null)).status);
    expect(statuses).toEqual([...Array<number>(29).fill(200), 429]);
    expect((await read(draftId)).status).toBe(200);
    clock.advanceMinutes(1);
    expect((await save({}, draftId)).status).toBe(200);
  });

  itOnBoth('become one lead when contact details are given, told to the operator an hour later', async () => {
    const { draftId } = (await save({})).body;
    const { firstName, lastName, email, phone, phonePrefix } = fullAnswers();
    const leave = (name: string) =>
      postJson<{ leadId: string }>(api.origin, '/smart-app/api/v1/checkout_lead', {
        draftId,
        lastName,
        email,
        phone,
        phonePrefix,
        firstName: name,
      });
    const [first, second] = [await leave(firstName), await leave('Adele')];
    expect(second.body).toEqual(first.body);
    const { db } = database();
    const enquiries = await db.selectFrom('leads').selectAll().execute();
    expect(enquiries.map(({ body_json }) => (JSON.parse(body_json) as { firstName: string }).firstName)).toEqual([
      'Adele',
    ]);
    const outbox = await db.selectFrom('outbox').select(['topic', 'available_at']).orderBy('topic').execute();
    const available_at = '2026-11-24T10:00:00.000Z';
    expect(outbox.map((row) => ({ ...row }))).toEqual(
      ['operator', 'slack', 'webhook'].map((to) => ({ topic: `lead.created.${to}`, available_at })),
    );
  });
});
