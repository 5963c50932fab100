/** The address of another page of an order, from that of the guest's order page, which has the key in it. */
export function besideOrder(orderUrl: string, path: (reference: string, token: string) => string): string {
  const { origin, pathname, searchParams } = new URL(orderUrl);
  return origin + path(pathname.split('/').at(-1) ?? '', searchParams.get('token') ?? '');
}
