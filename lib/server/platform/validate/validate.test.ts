import { array, object, string } from 'yup';
import { contactFields } from '@/lib/validation/contact';
import { SEVERAL_LINES } from '@/lib/validation/tidy';
import { validate } from './validate';

const schema = object({
  name: contactFields.firstName,
  note: string().meta(SEVERAL_LINES).trim().max(9),
  stops: array(object({ line1: string().trim().required('Enter the street').max(8, 'Too long') })),
});
const problemOf = async (input: unknown): Promise<unknown> => {
  try {
    return await validate(schema, input);
  } catch (error) {
    return (error as { readonly details?: { readonly fields?: unknown } }).details?.fields;
  }
};

describe('texts that are sent', () => {
  it('RDT-1: are cleaned before the rules count them', async () => {
    const stops = [{ line1: '\u202E12 \u200BElm\r\nA\u2069' }];
    const note = 'one\r\ntwo\u2066';
    await expect(validate(schema, { name: '\uFEFFAda', note, stops })).resolves.toEqual({
      name: 'Ada',
      note: 'one\ntwo',
      stops: [{ line1: '12 Elm A' }],
    });
  });

  it('RDT-1: are missing when nothing of them can be seen', async () => {
    const asked = { name: '\u200B\u202E\u3164', stops: [{ line1: '\u2060\n' }] };
    expect(await problemOf(asked)).toEqual({ name: 'First name is required', 'stops[0].line1': 'Enter the street' });
  });
});
