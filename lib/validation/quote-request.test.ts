import { ValidationError } from 'yup';
import { fullCleaningAnswers } from '@/lib/testing/services';
import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import { quoteRequestSchema, type QuoteRequest } from './quote-request';

const { firstName, lastName, email, phone, phonePrefix } = fullCleaningAnswers();
const whole = { firstName, lastName, email, phone, phonePrefix, postcode: 'e81ej', comment: '' };
async function complaints(change: Partial<QuoteRequest>): Promise<readonly string[]> {
  try {
    await quoteRequestSchema.validate({ ...whole, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.errors;
  }
}

describe('a request for a price', () => {
  it.each([
    [{}, []],
    [{ comment: 'Five bedrooms, three bathrooms' }, []],
    [{ firstName: '' }, [MESSAGES.firstNameRequired]],
    [{ lastName: 'B' }, [MESSAGES.lastNameShort]],
    [{ email: 'nobody@' }, [MESSAGES.emailInvalid]],
    [{ phone: '123' }, [MESSAGES.phoneInvalid]],
    [{ postcode: '' }, [MESSAGES.postcodeRequired]],
    [{ postcode: 'nonsense' }, [MESSAGES.postcodeInvalid]],
    [{ comment: 'x'.repeat(LIMITS.comment + 1) }, [MESSAGES.commentLong]],
  ])('PRC-3: is checked field by field: %j', async (change, expected) => {
    await expect(complaints(change)).resolves.toEqual(expected);
  });
});
