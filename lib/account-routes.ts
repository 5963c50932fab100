/** Addresses of what belongs to one customer, apart from those that every page knows. */
import { orderPagePath } from './routes';

export const ACCOUNT_ORDERS = '/account/orders';
export const ACCOUNT_DETAILS = '/account/details';

/** Other units for a store, and what they cost; without a key for whoever is signed in. */
export function unitMovePath(reference: string, token = ''): string {
  return `${orderPagePath(reference)}/unit${token === '' ? '' : `?token=${token}`}`;
}

/** The place on the page of a review where its mails are ended. */
export const NO_MORE_MAILS_ID = 'no-more-mails';

/** Where the customer of a done order writes a review of it; without a key for whoever is signed in. */
export function reviewPath(reference: string, token = ''): string {
  return `${orderPagePath(reference)}/review${token === '' ? '' : `?token=${token}`}`;
}
/** What a move brings with it, week by week; without a key for whoever is signed in. */
export const checklistPath = (reference: string, token = ''): string =>
  `${orderPagePath(reference)}/checklist${token === '' ? '' : `?token=${token}`}`;
/** The place on it where its mails are ended and asked for again. */
export const CHECKLIST_MAILS_ID = 'mails';

/** The part of the order's page about its large items. */
export const PASSAGE_ID = 'large-items';
/** The form for handing the old home back, to fill in and to print. */
export const checkOutPath = (reference: string, token = ''): string =>
  `${orderPagePath(reference)}/check-out${token === '' ? '' : `?token=${token}`}`;

/** How far we are liable for an order, and more or less of it; without a key for whoever is signed in. */
export const coverPath = (reference: string, token = ''): string =>
  `${orderPagePath(reference)}/cover${token === '' ? '' : `?token=${token}`}`;

/** What was asked on the day beyond an order; without a key for whoever is signed in. */
export const extraPath = (reference: string, token = ''): string =>
  `${orderPagePath(reference)}/extra${token === '' ? '' : `?token=${token}`}`;

/** What can be done about late keys on the day of a move; without a key for whoever is signed in. */
export const keysLatePath = (reference: string, token = ''): string =>
  `${orderPagePath(reference)}/keys-late${token === '' ? '' : `?token=${token}`}`;

/** The same, back from the payment of one of them. */
export const extraPaidPath = (reference: string, token: string, extra: string): string =>
  `${extraPath(reference, token)}&${new URLSearchParams({ extra }).toString()}`;
/** What went wrong on a job: said there, and what becomes of it. */
export function claimPath(reference: string, token = ''): string {
  return `${orderPagePath(reference)}/claim${token === '' ? '' : `?token=${token}`}`;
}

/** Of an order of whoever is signed in: the page of a change, where exactly its stops are, and its calendar file. */
export const orderChangePath = (reference: string, change: string): string => `/orders/${reference}?change=${change}`;
export const orderAddressesPath = (reference: string): string => `/orders/${reference}/addresses`;
export const calendarPath = (reference: string): string => `/api/orders/${reference}/calendar`;

/** The saved quotes of whoever is signed in, and what has become of one. */
export const quotesPath = (done?: 'forgotten' | 'gone'): string =>
  `${ACCOUNT_ORDERS}${done ? `?quote=${done}` : ''}#quotes`;
/** Where it is asked whether a saved quote is to be forgotten. */
export const forgetQuotePath = (draftId: string): string => `${ACCOUNT_ORDERS}?forget=${draftId}#forget`;
