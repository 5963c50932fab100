/** Links that a browser follows; their routes are in lib/server/api.ts. */
const link = (reference: string, token: string, what: 'pay' | 'calendar' | 'photo'): string =>
  `/api/orders/${reference}/${what}?token=${encodeURIComponent(token)}`;

export const payPath = (reference: string, token: string): string => link(reference, token, 'pay');
export const calendarPath = (reference: string, token: string): string => link(reference, token, 'calendar');
export const photoBasePath = (reference: string, token: string): string => link(reference, token, 'photo');
export const photoPath = (reference: string, token: string, id: string): string =>
  `${photoBasePath(reference, token)}&id=${encodeURIComponent(id)}`;

export const extraPayPath = (reference: string, token: string, extraId: string): string =>
  `/api/orders/${reference}/extra/pay?${new URLSearchParams({ token, extra: extraId }).toString()}`;

/** Returns the address of another page of an order from its order page, whose address has the key. */
export function besideOrder(orderUrl: string, path: (reference: string, token: string) => string): string {
  const { origin, pathname, searchParams } = new URL(orderUrl);
  return origin + path(pathname.split('/').at(-1) ?? '', searchParams.get('token') ?? '');
}
