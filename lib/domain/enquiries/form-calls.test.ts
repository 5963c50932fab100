import { CALLBACK_HASH, FORM_CALLS, formPage } from './form-calls';
import { FORM_IDS, NEWS_PAGES } from './form-ids';

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
