/** Links of an order page that a browser follows; the routes are in pages/api/orders. */
const link = (reference: string, token: string, what: 'pay' | 'calendar' | 'photo'): string =>
  `/api/orders/${reference}/${what}?token=${encodeURIComponent(token)}`;

export const payPath = (reference: string, token: string): string => link(reference, token, 'pay');
export const calendarPath = (reference: string, token: string): string => link(reference, token, 'calendar');
export const photoPath = (reference: string, token: string, id: string): string =>
  `${link(reference, token, 'photo')}&id=${encodeURIComponent(id)}`;
