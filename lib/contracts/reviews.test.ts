import { object, type ValidationError } from 'yup';
import { reviewFields } from './reviews';

const schema = object(reviewFields);
const GOOD = { stars: 1, text: 'They were late and rude.', name: 'Priya', area: '' };
const wrong = (changes: object): readonly string[] => {
  try {
    schema.validateSync({ ...GOOD, ...changes }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
};

describe('the rules for a review', () => {
  it.each([
    [{ stars: '5' }],
    [{ text: 'x'.repeat(20) }],
    [{ text: 'x'.repeat(2000) }],
    [{ text: `${'x'.repeat(1999)} \u0000\u200b ` }],
    [{ area: undefined }],
    [{ name: 'x'.repeat(40), area: 'x'.repeat(40) }],
  ])('RVW-1: %j is in order', (changes) => {
    expect(wrong(changes)).toEqual([]);
  });

  it.each([
    [{ stars: undefined }, 'Choose 1 to 5 stars'],
    [{ stars: '' }, 'Choose 1 to 5 stars'],
    [{ stars: 'five' }, 'Choose 1 to 5 stars'],
    [{ stars: 0 }, 'Choose 1 to 5 stars'],
    [{ stars: 6 }, 'Choose 1 to 5 stars'],
    [{ stars: 4.5 }, 'Choose 1 to 5 stars'],
    [{ text: 'x'.repeat(19) }, 'Write at least 20 characters'],
    [{ text: ` ${'x '.repeat(9)} ${'\u200b'.repeat(40)}` }, 'Write at least 20 characters'],
    [{ text: 'x'.repeat(2001) }, 'Keep it under 2,000 characters'],
    [{ name: ' ' }, 'Enter the name to show'],
    [{ name: 'x'.repeat(41) }, 'Keep it under 40 characters'],
    [{ area: 'x'.repeat(41) }, 'Keep it under 40 characters'],
  ])('RVW-1: %j is told why it is not', (changes, message) => {
    expect(wrong(changes)).toContain(message);
  });

  it('RVW-1: keeps the lines, and nothing that cannot be seen', () => {
    const { text, name } = schema.validateSync({
      ...GOOD,
      text: 'On  time.\r\n\r\n\r\n\r\nKind \u0000 too, and quick.',
      name: ' P\n ',
    });
    expect([text, name]).toEqual(['On time.\n\nKind too, and quick.', 'P']);
  });
});
