import { EMPTY_CLEANING_ANSWERS, type CleaningAnswers } from '@/lib/domain/answers/flow-answers';
import { GUARANTEE_CONDITIONS, GUARANTEE_PROMISE } from '@/lib/domain/order/cleaning-guarantee';
import { MESSAGES } from '@/lib/validation/messages';
import { finishedSteps, isStarted, stepErrors } from '../engine/answers';
import { loadView } from '../pages/load';
import { aBackend, stepOf } from '@/lib/testing/quotes';
import { cleaningFlow, cleaningRows, localQuote } from './flow';
import { cleaningPrefill } from './prefill';

const now = new Date('2026-11-21T10:00:00Z');
const complete: CleaningAnswers = {
  ...EMPTY_CLEANING_ANSWERS,
  cleaningSpace: 'two_bedroom',
  addresses: { cleaning: { postcode: 'N1 2TX', floor: 2, parking: true, elevator: false } },
  dates: { cleaningDate: '2026-12-15' },
  timeSlot: { cleaningDate: ['14:00', '16:00'] },
  firstName: 'Zoë',
  lastName: 'O’Neill',
  email: 'zoe@example.com',
  phone: '7700 900123',
  isAgreedWithTerms: true,
};

describe('the cleaning flow', () => {
  it('QUO-4: has five steps: packing, home, postcode, day and slot, details', () => {
    expect(cleaningFlow.steps.map(({ id }) => id)).toEqual(['packing', 'home', 'address', 'date', 'details']);
  });

  it('asks every answer of the schema exactly once (FORM-4)', async () => {
    const asked = cleaningFlow.steps.flatMap(({ fields }) => fields);
    const { schema } = await cleaningFlow.rules();
    expect([...asked].sort()).toEqual(Object.keys(schema.fields).sort());
  });

  it('is finished with complete answers, and starts only with a home that has a price', async () => {
    expect([...(await finishedSteps(cleaningFlow, complete, now))]).toHaveLength(5);
    await expect(isStarted(cleaningFlow, EMPTY_CLEANING_ANSWERS)).resolves.toBe(false);
    await expect(isStarted(cleaningFlow, { ...complete, cleaningSpace: 'custom' as const })).resolves.toBe(false);
  });

  it('lets no clean begin before the move of the same day is over', async () => {
    const early = { ...complete, moveSlot: ['14:00', '16:00'] as const };
    await expect(stepErrors(cleaningFlow, stepOf(cleaningFlow, 'date'), early, now)).resolves.toEqual({
      'timeSlot.cleaningDate': MESSAGES.cleanTooEarly,
    });
    const after = { ...early, timeSlot: { cleaningDate: ['16:00', '18:00'] as const } };
    await expect(stepErrors(cleaningFlow, stepOf(cleaningFlow, 'date'), after, now)).resolves.toEqual({});
  });

  it('LAW-6: wants the request for a clean whose day is inside the 14 days', async () => {
    const soon = { ...complete, dates: { cleaningDate: '2026-12-01' } };
    const errors = stepErrors(cleaningFlow, stepOf(cleaningFlow, 'details'), soon, now);
    await expect(errors).resolves.toEqual({ wantsStartWithin14Days: MESSAGES.startRequestRequired });
  });

  it('PRC-1: has the price of the plan at once, and none for a larger home', () => {
    expect(localQuote(complete)?.totalWithDiscount).toBe(26_900);
    expect(localQuote({ ...complete, cleaningSpace: 'custom' as const })).toBeNull();
  });

  it('leads to the choice of a home first, and to the first unfinished step next', async () => {
    const entry = { flow: cleaningFlow, prefill: cleaningPrefill };
    const at = (step: string, query: Readonly<Record<string, string>>) =>
      loadView(entry, step, query, { backend: aBackend, now });
    await expect(at('packing', { from: 'N1' })).resolves.toEqual({
      kind: 'elsewhere',
      path: '/get-a-quote/cleaning?from=N1',
    });
    await expect(at('details', { plan: 'two_bedroom', from: 'N1 2TX' })).resolves.toMatchObject({
      path: '/get-a-quote/cleaning/address?plan=two_bedroom&from=N1+2TX',
    });
    await expect(at('packing', { plan: 'custom' })).resolves.toMatchObject({ path: '/get-a-quote/cleaning' });
  });

  it('PRC-3: promises the guarantee with its start, end and conditions before paying', () => {
    const promises = cleaningFlow.promises?.(complete);
    expect(promises?.title).toBe('The 72-hour guarantee');
    expect(promises?.fact).toBe('From Tuesday 15 December 2026, 21:00 until Friday 18 December 2026, 21:00');
    expect(promises?.texts).toEqual([GUARANTEE_PROMISE, ...GUARANTEE_CONDITIONS]);
  });

  it('FORM-5: says every answer in words', () => {
    const rows = cleaningRows({ ...complete, moveSlot: ['10:00', '12:00'] });
    expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
      ['Packing', 'None'],
      ['Home', '2 bedroom clean', 'Kitchen, living room, hall, 2 bedrooms, 1 bathroom, 1 separate toilet'],
      ['Student', 'No'],
      ['Address', 'N1 2TX, 2nd floor, no lift, parking at the door'],
      ['Move on the same day', 'Movers arrive 10:00–12:00'],
      ['Cleaning Date', 'Tuesday 15 December 2026', 'Cleaners arrive 14:00–16:00'],
      ['Name', 'Zoë O’Neill'],
      ['Email', 'zoe@example.com'],
      ['Phone', '+44 7700 900123'],
      ['Promo code', 'None'],
      ['News and offers by email', 'No'],
    ]);
  });
});
