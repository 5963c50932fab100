/** Pages that together use every style class of the site: `pages.spec.ts` names any page that uses another class. */
export const PAGES = [
  '/',
  '/blog',
  '/blog/end-of-tenancy-cleaning-and-the-law',
  '/contact-us',
  '/customs-planner',
  '/faq',
  '/man-and-van-in-london-areas',
  '/parking-planner',
  '/partners',
  '/prices',
  '/reviews',
  '/self-storage-units',
  '/services/cleaning',
  '/services/packing-materials',
  '/services/storage',
  '/storage-calculator',
  '/storage-with-collection-in-london-areas/hackney',
  '/terms-conditions',
  '/will-it-go-through',
] as const;

/** Pages that no search engine lists. */
export const UNLISTED = ['/account/sign-in', '/forms/callback', '/get-a-quote', '/ui', '/no-such-page'] as const;

/** Returns the name of a page's pictures: "/blog/what-fits" → "blog.what-fits". */
export const nameOf = (path: string): string => path.slice(1).replaceAll('/', '.') || 'home';
