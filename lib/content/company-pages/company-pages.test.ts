import { ABOUT_PAGE } from './about';
import { BECOME_A_MOVER_PAGE } from './become-a-mover';
import { CONTACT_PAGE } from './contact';
import { PARTNERS_PAGE } from './partners';
import { REFERRAL_PAGE } from './referral';

const PAGES = [ABOUT_PAGE, CONTACT_PAGE, REFERRAL_PAGE, PARTNERS_PAGE, BECOME_A_MOVER_PAGE];

describe('pages about the company', () => {
  it.each(PAGES)('SEO-1: $path has a description of sensible length', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('SEO-1: no title and no description twice', () => {
    expect(new Set(PAGES.map(({ title }) => title)).size).toBe(PAGES.length);
    expect(new Set(PAGES.map(({ description }) => description)).size).toBe(PAGES.length);
  });

  it('LAW-9: the page about us names who the contract is with', () => {
    const names = ABOUT_PAGE.sections.flatMap((section) => (section.kind === 'facts' ? section.facts : []));
    expect(names.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Legal name', 'Company number', 'Registered office', 'VAT number', 'Email']),
    );
  });

  it.each(PAGES)('$path ends in one way on', ({ sections }) => {
    expect(sections.map(({ kind }) => kind).filter((kind) => kind === 'action')).toHaveLength(1);
    expect(sections.at(-1)?.kind).toBe('action');
  });
});
