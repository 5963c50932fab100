import { deleteKeptDraft, keepDraft, keptDraft } from './kept-draft';

const FIRST = { draftId: 'first-quote-of-this-browser', step: 'items' };
const SECOND = { draftId: 'second-quote-of-this-browser', step: 'check' };

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps the quote that was saved last, and forgets only the one that is meant', () => {
  expect(keptDraft()).toBeNull();
  keepDraft(FIRST);
  keepDraft(SECOND);
  deleteKeptDraft(FIRST.draftId);
  expect(keptDraft()).toEqual(SECOND);
  deleteKeptDraft(SECOND.draftId);
  expect(keptDraft()).toBeNull();
});

it('leads nowhere that we did not write', () => {
  for (const strange of ['', '../../account', 'javascript:alert(1)', 'a'.repeat(100)]) {
    keepDraft({ ...FIRST, draftId: strange });
    expect(keptDraft()).toBeNull();
    keepDraft({ ...FIRST, step: `${strange}/` });
    expect(keptDraft()).toBeNull();
  }
});

it('is silent where nothing may be stored', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(keptDraft()).toBeNull();
  expect(() => deleteKeptDraft(FIRST.draftId)).not.toThrow();
});
