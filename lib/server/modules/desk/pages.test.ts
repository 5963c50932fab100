import { defineDeskPage } from '@/lib/server/platform/desk/define-page';
import { DESK_PAGES } from './pages';

describe('the pages of the desk', () => {
  it('DSK-1: each page belongs to a tab of the navigation, and no path has two', () => {
    const tabs = DESK_PAGES.filter(({ tab }) => tab !== undefined).map(({ path }) => path);
    expect(DESK_PAGES.filter(({ path }) => !tabs.includes(path.split('/')[0] ?? ''))).toEqual([]);
    expect(new Set(DESK_PAGES.map(({ path }) => path)).size).toBe(DESK_PAGES.length);
  });

  it('DSK-1: a variable that its path does not name does not compile', () => {
    // @ts-expect-error the path calls it "reference"
    defineDeskPage('orders/:reference', (_deps, { order }) => (order === '' ? null : null));
    expect(DESK_PAGES).not.toHaveLength(0);
  });
});
