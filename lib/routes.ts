/** Addresses of pages, written once. Paths of calls are in lib/contracts. */
export const ROUTES = {
  home: '/',
  getAQuote: '/get-a-quote',
  movingQuote: '/get-a-quote/moving',
  cleaningQuote: '/get-a-quote/cleaning',
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  cookies: '/cookie-policy',
  /** The fallback of "Cookie settings" without scripts: the page that asks the question. */
  cookieSettings: '/cookie-policy#change-your-mind',
  faq: '/faq',
  contact: '/contact-us',
  storageQuote: '/get-a-quote/storage',
  returnQuote: '/get-a-quote/storage-return',
  /** The page where a customer proves that a rental is their own. */
  returnOwner: '/get-a-quote/storage-return/whose',
  storageCalculator: '/storage-calculator',
  unitSizes: '/self-storage-units',
  prices: '/prices',
  reviews: '/reviews',
  blog: '/blog',
  blogFeed: '/blog/feed.xml',
  accessibility: '/accessibility',
  account: '/account/items',
  signIn: '/account/sign-in',
  manAndVanAreas: '/man-and-van-in-london-areas',
  storageAreas: '/storage-with-collection-in-london-areas',
} as const;

export const flowPath = (flow: string): string => `${ROUTES.getAQuote}/${flow}`;

/** Returns the address of a flow's start page. With `draftId`, choices change an answered draft. */
export const startPath = (flowPath: string, draftId?: string | null): string =>
  draftId ? `${flowPath}?quote=${draftId}` : flowPath;

/** Returns the address of a step of a flow. `draftId` makes the link work on any device. */
export function stepPath(flowPath: string, stepId: string, draftId?: string | null): string {
  return `${flowPath}/${stepId}${draftId ? `?quote=${draftId}` : ''}`;
}

/** Returns the address of the step after a flow's start page, with the choices and then `carried` as its query. */
export const chosenPath = (flowPath: string, chosen: Readonly<Record<string, string>>, carried = ''): string =>
  `${flowPath}/packing?${new URLSearchParams(chosen).toString()}${carried && `&${carried}`}`;

/** Returns the address of an order's page for the signed-in customer. A guest's address has the key. */
export const orderPagePath = (reference: string): string => `/orders/${reference}`;

export const orderPath = (reference: string, token: string): string => `/orders/${reference}?token=${token}`;
export const addressesPath = (reference: string, token: string): string =>
  `/orders/${reference}/addresses?token=${token}`;

/** Returns the address of a page of the desk: deskPath('orders', 'SM-7K4Q-2XPD', 'cancel'). */
export const deskPath = (...parts: readonly string[]): string => ['/desk', ...parts.map(encodeURIComponent)].join('/');
