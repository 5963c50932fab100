import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { draftIdOf } from '../pages/query';
import { carriedByMove, firstStepPath, movingPrefill } from './prefill';

describe('movingPrefill', () => {
  it('takes size and postcodes from the address of the page', () => {
    const answers = movingPrefill.read(EMPTY_MOVING_ANSWERS, { plan: 'one_bedroom', from: 'n12tx', to: 'SE154QL' });
    expect(answers.movingSpace).toBe('one_bedroom');
    expect(answers.addresses.collection.postcode).toBe('N1 2TX');
    expect(answers.addresses.delivery.postcode).toBe('SE15 4QL');
  });

  it('takes "size" as well as "plan", and the first of several', () => {
    expect(movingPrefill.read(EMPTY_MOVING_ANSWERS, { size: 'mini' }).movingSpace).toBe('mini');
    expect(movingPrefill.read(EMPTY_MOVING_ANSWERS, { plan: ['custom', 'mini'] }).movingSpace).toBe('custom');
  });

  it('keeps a district as it was typed, for the visitor to complete', () => {
    expect(movingPrefill.read(EMPTY_MOVING_ANSWERS, { from: 'SE15' }).addresses.collection.postcode).toBe('SE15');
  });

  it('ignores a size that does not exist and overlong text', () => {
    const answers = movingPrefill.read(EMPTY_MOVING_ANSWERS, { plan: 'palace', from: 'x'.repeat(500) });
    expect(answers.movingSpace).toBe('');
    expect(answers.addresses.collection.postcode).toHaveLength(12);
  });

  it('takes the day, and forgets the arrival time of another day', () => {
    const chosen = { ...EMPTY_MOVING_ANSWERS, dates: { movingDate: '2026-12-05' } };
    const saved = { ...chosen, timeSlot: { movingDate: ['08:00', '10:00'] as const } };
    expect(movingPrefill.read(saved, { date: '2026-12-08' })).toMatchObject({
      dates: { movingDate: '2026-12-08' },
      timeSlot: { movingDate: null },
    });
    expect(movingPrefill.read(saved, { date: '2026-12-05' })).toEqual(saved);
  });

  it.each(['', '2026-02-30', '8 December', '2026-12-08T00:00', '<script>', ['x', '2026-12-08']])(
    'ignores %j, which is no day',
    (date) => {
      expect(movingPrefill.read(EMPTY_MOVING_ANSWERS, { date })).toEqual(EMPTY_MOVING_ANSWERS);
    },
  );

  it('QUO-9: keeps the saved answers that the address does not name', () => {
    const saved = { ...EMPTY_MOVING_ANSWERS, movingSpace: 'mini' as const, firstName: 'Zoë' };
    expect(movingPrefill.read(saved, {})).toEqual(saved);
    expect(movingPrefill.read(saved, { plan: 'custom' })).toEqual({ ...saved, movingSpace: 'custom' });
  });
});

describe('carriedByMove', () => {
  it('carries the prefill before there is a draft, the draft afterwards', () => {
    expect(carriedByMove({ plan: 'mini', from: 'N1', to: 'SE15', x: '1' })).toBe('from=N1&to=SE15');
    expect(carriedByMove({ quote: 'abc', from: 'N1', return: 'check' })).toBe('quote=abc&return=check');
    expect(carriedByMove({})).toBe('');
  });

  it('reads the draft', () => {
    expect(draftIdOf({ quote: 'abc' })).toBe('abc');
    expect(draftIdOf({ quote: '' })).toBeNull();
  });
});

describe('firstStepPath', () => {
  it('goes straight to the first step when the size is known, and carries the rest', () => {
    expect(firstStepPath({ plan: 'mini', from: 'N1' })).toBe('/get-a-quote/moving/packing?plan=mini&from=N1');
    expect(firstStepPath({ size: 'custom' })).toBe('/get-a-quote/moving/packing?plan=custom');
    expect(firstStepPath({ plan: 'castle', from: 'N1' })).toBeNull();
    expect(firstStepPath({ quote: 'abc' })).toBeNull();
  });
});
