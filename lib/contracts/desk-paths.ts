/** In the order of a working day. */
export const DESK_SECTIONS = [
  { id: 'today', label: 'Today' },
  { id: 'orders', label: 'Orders' },
  { id: 'people', label: 'People' },
  { id: 'day', label: 'Day plan' },
  { id: 'crews', label: 'Crews' },
  { id: 'storage', label: 'Storage' },
  { id: 'unpaid', label: 'Unpaid' },
  { id: 'invoices', label: 'Invoices' },
  { id: 'leads', label: 'Enquiries' },
  { id: 'reviews', label: 'Reviews' },
  { id: 'claims', label: 'Claims' },
  { id: 'capacity', label: 'Slots' },
  { id: 'promo', label: 'Promo codes' },
  { id: 'prices', label: 'Prices' },
  { id: 'outbox', label: 'Messages' },
  { id: 'log', label: 'Log' },
] as const;
export type DeskSection = (typeof DESK_SECTIONS)[number]['id'];

/** Returns the path to which a form is posted: "closeDay" → "/api/desk/close_day". */
export const pathOfDeskForm = (name: string): string =>
  `/api/desk/${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

export const BEGIN_BOOKING_PATH = '/api/desk/begin_booking';

/** A return needs proof that the things are the customer's own. */
export const BOOKED_AT_THE_DESK = ['moving', 'storage', 'cleaning'] as const;
/** `size=small` returns the thumbnail. */
export const DESK_PHOTO = '/api/desk/photo';

export const NOTE_LENGTH = 500;
export const REASON_LENGTH = 100;
export const CLAIM_WORDS_LENGTH = 1_500;
export const MOST_PLACES = 1000;
export const MOST_CREWS_OF_A_JOB = 4;
export const MOST_CREWS = 99;
export const CREW_NAME_LENGTH = 40;
