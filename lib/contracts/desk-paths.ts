/** The pages of the desk in the order of a working day: the address is deskPath(id), the label is the name. */
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

/** Returns the path to which a form of the desk is posted, by its name: "closeDay" → "/api/desk/close_day". */
export const pathOfDeskForm = (name: string): string =>
  `/api/desk/${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

/** The path of the call that begins a quote for a customer on the telephone. */
export const BEGIN_BOOKING_PATH = '/api/desk/begin_booking';

/** The flows that the desk can book by telephone. A return needs proof that the things are the customer's own. */
export const BOOKED_AT_THE_DESK = ['moving', 'storage', 'cleaning'] as const;
/** The path of a photo, by its id; `size=small` returns its thumbnail. */
export const DESK_PHOTO = '/api/desk/photo';

/** The most characters of a note. */
export const NOTE_LENGTH = 500;
export const REASON_LENGTH = 100;
/** The most characters of a message to a customer about a claim. */
export const CLAIM_WORDS_LENGTH = 1_500;
/** The most places of a slot. */
export const MOST_PLACES = 1000;
/** The most crews that can be assigned to a job. */
export const MOST_CREWS_OF_A_JOB = 4;
/** The most crews of one service that can be named. */
export const MOST_CREWS = 99;
export const CREW_NAME_LENGTH = 40;
