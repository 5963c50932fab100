/** The addresses of customers' own pages, apart from routes.ts. An empty `token` means the signed-in customer. */

export const ACCOUNT_ORDERS = '/account/orders';
export const ACCOUNT_DETAILS = '/account/details';
export const NO_MORE_MAILS_ID = 'no-more-mails';
export const CHECKLIST_MAILS_ID = 'mails';
export const ACCESS_CHECK_ID = 'large-items';

/** Returns the address of a page about an order. An empty `token` means the signed-in customer. */
const orderSubpage = (reference: string, page: string, token: string): string =>
  `/orders/${reference}/${page}${token && `?token=${token}`}`;

export const storagePath = (reference: string, token = ''): string => orderSubpage(reference, 'storage', token);
export const invoicePath = (reference: string, number: string, token = ''): string =>
  orderSubpage(reference, `invoices/${number}`, token);
export const unitTransferPath = (reference: string, token = ''): string => orderSubpage(reference, 'unit', token);
export const reviewPath = (reference: string, token = ''): string => orderSubpage(reference, 'review', token);
export const checklistPath = (reference: string, token = ''): string => orderSubpage(reference, 'checklist', token);
/** Returns the address of the form for handing back the old home, to fill in and to print. */
export const checkOutPath = (reference: string, token = ''): string => orderSubpage(reference, 'check-out', token);
export const coverPath = (reference: string, token = ''): string => orderSubpage(reference, 'cover', token);
export const keyHandoverPath = (reference: string, token = ''): string => orderSubpage(reference, 'keys-late', token);
export const claimPath = (reference: string, token = ''): string => orderSubpage(reference, 'claim', token);
export const extraPath = (reference: string, token = ''): string => orderSubpage(reference, 'extra', token);

export const extraPaidPath = (reference: string, token: string, extra: string): string =>
  `${extraPath(reference, token)}&${new URLSearchParams({ extra }).toString()}`;

/** Returns the address of a change of an order, for the signed-in customer. */
export const orderChangePath = (reference: string, change: string): string => `/orders/${reference}?change=${change}`;
export const orderAddressesPath = (reference: string): string => `/orders/${reference}/addresses`;
export const calendarPath = (reference: string): string => `/api/orders/${reference}/calendar`;

/** Returns the address of the signed-in customer's saved quotes, with the outcome of deleting one. */
export const quotesPath = (done?: 'forgotten' | 'gone'): string =>
  `${ACCOUNT_ORDERS}${done ? `?quote=${done}` : ''}#quotes`;
export const deleteQuotePath = (draftId: string): string => `${ACCOUNT_ORDERS}?forget=${draftId}#forget`;

/** Returns the name of the checkbox of a stored thing. Apart from the calls, so that pages do not load their schemas. */
export const thingField = (id: string): string => `things.${id}`;
