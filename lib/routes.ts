/** Addresses of pages, written once. Paths of calls are in lib/contracts. */
export const ROUTES = {
  home: '/',
  getAQuote: '/get-a-quote',
  movingQuote: '/get-a-quote/moving',
  cleaningQuote: '/get-a-quote/cleaning',
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  cookies: '/cookie-policy',
  /** Where a press on "Cookie settings" leads that the script did not see; the question is asked there. */
  cookieSettings: '/cookie-policy#change-your-mind',
  faq: '/faq',
  contact: '/contact-us',
  storageQuote: '/get-a-quote/storage',
  returnQuote: '/get-a-quote/storage-return',
  /** Where somebody shows that what comes back is theirs. */
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

/** A flow's own address: /get-a-quote/{flow}. */
export const flowPath = (flow: string): string => `${ROUTES.getAQuote}/${flow}`;

/** The start page of a flow; with `draftId` what is chosen there changes what is already answered. */
export const startPath = (flowPath: string, draftId?: string | null): string =>
  draftId ? `${flowPath}?quote=${draftId}` : flowPath;

/** A step of a flow; `draftId` makes the link work on any device. */
export function stepPath(flowPath: string, stepId: string, draftId?: string | null): string {
  return `${flowPath}/${stepId}${draftId ? `?quote=${draftId}` : ''}`;
}

/**
 * The step after a flow's start page, with what is chosen there: `{ plan: 'mini' }`, `{ plan: 'Plan 3x3', term: 'weekly' }`.
 * `carried` is the rest of the query.
 */
export const chosenPath = (flowPath: string, chosen: Readonly<Record<string, string>>, carried = ''): string =>
  `${flowPath}/packing?${new URLSearchParams(chosen).toString()}${carried && `&${carried}`}`;

/** A form's own page: where a plain post is answered, and where the newsletter's mails lead. */
export const formPath = (form: string): string => `/forms/${form}`;

/** An order's page for whoever is signed in; a guest's has its key in the address. */
export const orderPagePath = (reference: string): string => `/orders/${reference}`;

export function orderPath(reference: string, token: string): string {
  return `/orders/${reference}?token=${token}`;
}

/** Where the guest says where exactly the stops of an order are. */
export function addressesPath(reference: string, token: string): string {
  return `/orders/${reference}/addresses?token=${token}`;
}

/** What is paid for a store, and how its guest ends it; without a key for whoever is signed in. */
export function storagePath(reference: string, token = ''): string {
  return `${orderPagePath(reference)}/storage${token === '' ? '' : `?token=${token}`}`;
}

/** An invoice or credit note of an order; without a key for whoever is signed in. */
export const invoicePath = (reference: string, number: string, token = ''): string =>
  `${orderPagePath(reference)}/invoices/${number}${token === '' ? '' : `?token=${token}`}`;

/** A page of the operator's desk: deskPath('orders', 'SM-7K4Q-2XPD', 'cancel'). */
export function deskPath(...parts: readonly string[]): string {
  return ['/desk', ...parts.map(encodeURIComponent)].join('/');
}
