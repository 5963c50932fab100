/** Public data about the company. A blank variable counts as not set: containers pass on missing values as blank. */
export const SITE = {
  name: 'Smart Storage and Moving',
  city: 'London',
  tagline: 'Smart Moving from £49',
  /** The slug `{product}` in call paths (spec §7). */
  product: process.env.NEXT_PUBLIC_PRODUCT || 'smart',
  origin: process.env.NEXT_PUBLIC_SITE_ORIGIN || 'http://localhost:3000',
  /** The origin of an external backend; empty means the embedded one. */
  apiOrigin: process.env.NEXT_PUBLIC_API_ORIGIN ?? '',
  /** Which of the spec's two price lists for add-ons applies (PRC-2). */
  addOnVariant: process.env.NEXT_PUBLIC_ADD_ON_PRICES === '2' ? 2 : 1,
  /** Which of the spec's two price lists for storage applies (PRC-5). */
  storagePriceList: process.env.NEXT_PUBLIC_STORAGE_PRICES === 'quote' ? 'quote' : 'pages',
} as const;
