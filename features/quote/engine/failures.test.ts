import { ApiError } from '@/lib/api/errors';
import { ERROR_CODES } from '@/lib/contracts/errors';
import { MESSAGES } from '@/lib/validation/messages';
import { movingFlow } from '../moving/flow';
import { codeOf, fieldsOfFailure, sentenceOf } from './failures';

describe('failures', () => {
  it.each(ERROR_CODES)('has a sentence for %s', (code) => {
    expect(sentenceOf(code)).toMatch(/^[A-Z].*\.$/);
  });

  it('puts the fields of a refused request beside their inputs', () => {
    const error = new ApiError('validation_failed', '', {
      fields: { 'answers.addresses.collection.postcode': MESSAGES.postcodeInvalid },
    });
    expect(fieldsOfFailure(movingFlow, error)).toEqual({ 'addresses.collection.postcode': MESSAGES.postcodeInvalid });
  });

  it('BOOK-4: puts an unknown district beside the postcode that the server names, else beside the first', () => {
    const named = new ApiError('unknown_district', '', { fields: { 'addresses.delivery.postcode': 'Unknown' } });
    expect(fieldsOfFailure(movingFlow, named)).toEqual({ 'addresses.delivery.postcode': 'Unknown' });
    expect(fieldsOfFailure(movingFlow, new ApiError('unknown_district', ''))).toEqual({
      'addresses.collection.postcode': MESSAGES.postcodeUnknown,
    });
  });

  it('is a banner when it is about no field', () => {
    expect(fieldsOfFailure(movingFlow, new ApiError('unavailable', ''))).toBeNull();
    expect(fieldsOfFailure(movingFlow, new Error('bug'))).toBeNull();
    expect(codeOf(new Error('bug'))).toBe('internal_error');
    const away = new TypeError('Failed to fetch dynamically imported module: /_next/static/chunks/1.js');
    expect(codeOf(away)).toBe('unavailable');
  });
});
