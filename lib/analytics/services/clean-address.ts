/** What advertising links carry; everything else in a query may be a key to a quote or an order. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/;

/** The page's address as a tag manager may send it: without anything that opens a visitor's quote or order. Pure. */
export function cleanAddress(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name))).toString();
  return `${origin}${pathname}${kept && `?${kept}`}`;
}

/** Of an order, of a sign-in, of a saved quote: whoever has one of them has what it opens. */
const KEYS = ['token', 'link', 'quote'] as const;

/** Whether the page's address holds a key: no service that reads addresses may start. */
export function holdsKey(search: string): boolean {
  const query = new URLSearchParams(search);
  return KEYS.some((key) => query.has(key));
}
