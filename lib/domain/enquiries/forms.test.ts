import { CALLBACK_HASH, FORM_CALLS, FORM_IDS, NEWS_PAGES, answerBy, formPage } from './forms';

it('API-1: the forms go to the calls of the specification, and the newsletter to one of ours', () => {
  expect(FORM_CALLS).toEqual({
    website: '/api/public/v1/website_form',
    students: '/api/public/v1/students_quote',
    movers: '/api/public/v1/movers_quote',
    partners: '/api/public/v1/partners_quote',
    newsletter: '/api/public/v1/newsletter',
  });
});

it('every form has a page of its own, told from the pages of the newsletter’s mails', () => {
  const pages = [...FORM_IDS, ...NEWS_PAGES].map(formPage);
  expect(new Set(pages).size).toBe(FORM_IDS.length + NEWS_PAGES.length);
  expect(pages.filter((page) => !/^\/forms\/[a-z-]+$/.test(page))).toEqual([]);
  expect(formPage('callback')).toBe('/forms/callback');
});

it('a popup is opened by a hash, which no server sees', () => {
  expect(CALLBACK_HASH).toMatch(/^#[a-z]+$/);
});

it.each([
  ['2026-11-24T09:00:00.000Z', '2026-11-25', 'a Tuesday'],
  ['2026-11-27T09:00:00.000Z', '2026-11-30', 'a Friday: Monday'],
  ['2026-11-28T09:00:00.000Z', '2026-11-30', 'a Saturday: Monday'],
  ['2026-12-24T09:00:00.000Z', '2026-12-29', 'Christmas Eve: after the substitute day'],
  ['2026-06-30T23:30:00.000Z', '2026-07-02', 'half an hour into Wednesday in London'],
])('what is sent at %s is answered by %s: %s', (sentAt, day) => {
  expect(answerBy(new Date(sentAt))).toBe(day);
});
