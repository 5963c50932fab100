import { ENQUIRIES_KEPT_DAYS, HELD_FORMS_KEPT_DAYS, UNSUBSCRIBED_KEPT_DAYS } from '@/lib/domain/retention';
import { createServices } from '@/lib/server/container';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import * as filled from '@/lib/testing/forms';
import { fullAnswers } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';

const DAY = 24 * 60;
const PERSON = { idempotencyKey: null, ageSeconds: 20, isTrapFilled: false };
const MACHINE = { ...PERSON, isTrapFilled: true };
const CALLBACK = { type: 'callback_popup', body: filled.CALLBACK };

describeWithDatabase('what is forgotten', (database) => {
  const clock = fixedClock();
  const services = () => createServices(testDeps(database().db, clock.now));
  const counts = async () => {
    const { db } = database();
    const all = [
      await db.selectFrom('leads').select('id').execute(),
      await db.selectFrom('held_forms').select('id').execute(),
      await db.selectFrom('newsletter_subscribers').select('id').execute(),
      await db.selectFrom('lead_keys').select('key').execute(),
    ];
    return all.map((rows) => rows.length);
  };
  const after = async (days: number) => {
    clock.advanceMinutes(days * DAY);
    await runRetentionJobs({ db: database().db, now: clock.now });
    return counts();
  };
  beforeEach(() => clock.set('2026-11-24T09:00:00.000Z'));

  it('leads after a year, held forms after a month, both not a day sooner', async () => {
    await services().enquiries.submit(CALLBACK, PERSON);
    await services().enquiries.submit(CALLBACK, MACHINE);
    expect(await after(HELD_FORMS_KEPT_DAYS)).toEqual([1, 1, 0, 0]);
    expect(await after(1)).toEqual([1, 0, 0, 0]);
    expect(await after(ENQUIRIES_KEPT_DAYS - HELD_FORMS_KEPT_DAYS - 1)).toEqual([1, 0, 0, 0]);
    expect(await after(1)).toEqual([0, 0, 0, 0]);
  });

  itOnBoth('contact details of a saved quote with the quote; a message about them is dropped', async () => {
    const { drafts, enquiries, deps } = services();
    const { draftId } = await drafts.save({ draftId: null, flow: 'moving', step: 'details', answers: fullAnswers() });
    const { firstName, lastName, email, phone, phonePrefix } = fullAnswers();
    await enquiries.checkout({ draftId, firstName, lastName, email, phone, phonePrefix });
    expect((await after(0))[0]).toBe(1);
    await drafts.remove({ draftId });
    expect((await after(0))[0]).toBe(0);
    clock.advanceMinutes(61);
    await deliverAll(deps);
    const states = await deps.db
      .selectFrom('outbox')
      .select('state')
      .where('topic', '=', 'lead.created.operator')
      .execute();
    expect(states).toEqual([{ state: 'skipped' }]);
  });

  itOnBoth('LAW-12: an address that never confirmed, and one that has left the newsletter', async () => {
    const { newsletter } = services();
    await newsletter.subscribe({ email: 'never@example.com' }, PERSON);
    await newsletter.subscribe({ email: 'left@example.com' }, PERSON);
    await newsletter.subscribe({ email: 'stays@example.com' }, PERSON);
    const { db } = database();
    const set = (email: string, state: object) =>
      db.updateTable('newsletter_subscribers').set(state).where('email', '=', email).execute();
    await set('left@example.com', { state: 'unsubscribed', unsubscribed_at: clock.now().toISOString() });
    await set('stays@example.com', { state: 'confirmed', confirmed_at: clock.now().toISOString() });
    expect((await after(6))[2]).toBe(3);
    expect((await after(1))[2]).toBe(2);
    expect((await after(UNSUBSCRIBED_KEPT_DAYS - 7))[2]).toBe(2);
    expect((await after(1))[2]).toBe(1);
  });
});
