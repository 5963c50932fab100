import { DESK_SECTIONS } from '@/lib/contracts/desk-paths';
import { defineDeskPage } from '@/lib/server/platform/desk/define-page';
import { DESK_PAGES } from './pages';

describe('the pages of the desk', () => {
  it('DSK-1: each section of the navigation has its page, and no path has two', () => {
    const paths = DESK_PAGES.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(DESK_SECTIONS.map(({ id }) => id)));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('DSK-1: a page of no section, and a variable that its path does not name, do not compile', () => {
    // @ts-expect-error no section is called so
    defineDeskPage('nowhere', () => null);
    // @ts-expect-error the path calls it "reference"
    defineDeskPage('orders/:reference', (_deps, { order }) => (order === '' ? null : null));
    expect(DESK_PAGES).not.toHaveLength(0);
  });
});
