/**
 * One page of each template, and more where pages of one template are made of different sections. A new page of the site
 * whose template is not here fails `pages.spec.ts`.
 */
export const PAGES = [
  '/',
  '/about-us',
  '/become-a-mover',
  '/blog',
  '/blog/what-fits-in-a-6x4-storage-unit',
  '/contact-us',
  '/customs-planner',
  '/faq',
  '/man-and-van-in-london-areas',
  '/man-and-van-in-london-areas/camden',
  '/parking-planner',
  '/partners',
  '/prices',
  '/referral-program',
  '/reviews',
  '/self-storage-units',
  '/services',
  '/services/business/office-storage',
  '/services/cleaning',
  '/services/moving',
  '/services/packing-materials',
  '/services/shipping/portugal',
  '/storage-calculator',
  '/storage-with-collection-in-london-areas',
  '/storage-with-collection-in-london-areas/hackney',
  '/terms-conditions',
  '/will-it-go-through',
] as const;

/** Of the same template, without an address that says so. */
export const ALIKE: readonly string[] = ['/accessibility', '/cookie-policy', '/crew-notice', '/privacy-policy'];

/** Pages that no search engine lists. */
export const UNLISTED = ['/account/sign-in', '/forms/callback', '/get-a-quote', '/ui', '/no-such-page'] as const;

/** "/blog/what-fits" → "blog.what-fits" */
export const nameOf = (path: string): string => path.slice(1).replaceAll('/', '.') || 'home';
