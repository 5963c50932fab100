import { emptiesRental, FLOW_IDS } from '@/lib/domain/services/flows';

/** Returns the path to which a form is posted: "closeDay" → "/api/desk/close_day". */
export const pathOfDeskForm = (name: string): string =>
  `/api/desk/${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

export const BEGIN_BOOKING_PATH = '/api/desk/begin_booking';

/** A return needs proof that the things are the customer's own. */
export const BOOKED_AT_THE_DESK = FLOW_IDS.filter((id) => !emptiesRental(id));
/** `size=small` returns the thumbnail. */
export const DESK_PHOTO = '/api/desk/photo';

export const NOTE_LENGTH = 500;
export const REASON_LENGTH = 100;
export const CLAIM_WORDS_LENGTH = 1_500;
export const MOST_PLACES = 1000;
export const MOST_CREWS_OF_A_JOB = 4;
export const MOST_CREWS = 99;
export const CREW_NAME_LENGTH = 40;
