import { ERROR_CODES } from '@/lib/contracts/errors';
import { ApiError, isExpected, toApiError } from './errors';

describe('toApiError', () => {
  it('keeps the closed code, the fields, the nearest slots and the new quote of the envelope', () => {
    const nearestSlots = [{ date: '2026-12-01', start: '10:00', end: '12:00' }];
    const quote = { lines: [], total: 1, totalWithDiscount: 1, distanceMiles: null };
    const error = toApiError(409, {
      error: { code: 'slot_taken', message: 'Taken', fields: { a: 'b' }, nearestSlots, quote },
    });
    expect(error).toMatchObject({ code: 'slot_taken', status: 409, fields: { a: 'b' }, nearestSlots, quote });
  });

  it.each([
    [500, '<html>'],
    [500, { error: { code: 'made_up', message: '' } }],
    [404, null],
    [200, undefined],
  ])('calls an answer that nobody understands internal_error (%s, %p)', (status, body) => {
    expect(toApiError(status, body).code).toBe('internal_error');
  });

  it.each([502, 503, 504])('calls %s without our envelope unavailable: a proxy speaks, not the backend', (status) => {
    expect(toApiError(status, 'Bad gateway').code).toBe('unavailable');
  });

  it('takes every code of the contract', () => {
    for (const code of ERROR_CODES) expect(toApiError(400, { error: { code, message: '' } }).code).toBe(code);
  });
});

describe('isExpected', () => {
  it('tells what is about the answers from what is about us', () => {
    expect(isExpected(new ApiError('slot_taken', ''))).toBe(true);
    expect(isExpected(new ApiError('internal_error', ''))).toBe(false);
    expect(isExpected(new ApiError('unavailable', ''))).toBe(false);
    expect(isExpected(new Error('slot_taken'))).toBe(false);
  });
});
