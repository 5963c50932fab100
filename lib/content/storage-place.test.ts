import { placeQuestions } from './storage-place';

describe('the question about the place of storage', () => {
  it('is not asked while the company has stated nothing', () => {
    expect(placeQuestions({ COMPANY_STORAGE_LOCKS: ' ' })).toEqual([]);
  });

  it('is answered with the stated facts alone', () => {
    const [question] = placeQuestions({
      COMPANY_STORAGE_LOCKS: 'Each unit has its own padlock',
      COMPANY_STORAGE_ACCESS: 'By appointment, seven days a week.',
    });
    expect(question?.answer).toBe('Locks: Each unit has its own padlock. Access: By appointment, seven days a week.');
  });
});
