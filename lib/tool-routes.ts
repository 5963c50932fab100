/** Addresses of the planners and checks, and of a quote's receipt. */

/** The page that checks whether large items fit through a home, also with an answer. */
export const ACCESS_CHECK = '/will-it-go-through';
export const ACCESS_CHECK_ANSWER = '/will-it-go-through/answer';

/** The parking planner for a van, and its plan for an address and a day. */
export const PARKING_PLANNER = '/parking-planner';
export const PARKING_PLAN = '/parking-planner/plan';
/** The calendar file of a plan, served by the backend. */
export const PARKING_CALENDAR = '/api/parking/calendar';

/** The customs planner, and its plan for a move abroad. */
export const CUSTOMS_PLANNER = '/customs-planner';
export const CUSTOMS_PLAN = '/customs-planner/plan';

/** The receipt of a saved quote: its price on one page, to print and to share. */
export const QUOTE_RECEIPT = '/quote-receipt';
export const receiptPath = (draftId: string): string => `${QUOTE_RECEIPT}?quote=${draftId}`;
