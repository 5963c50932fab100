export const ACCESS_CHECK = '/will-it-go-through';
export const ACCESS_CHECK_ANSWER = '/will-it-go-through/answer';
export const PARKING_PLANNER = '/parking-planner';
export const PARKING_PLAN = '/parking-planner/plan';
export const PARKING_CALENDAR = '/api/parking/calendar';
export const CUSTOMS_PLANNER = '/customs-planner';
export const CUSTOMS_PLAN = '/customs-planner/plan';

/** The receipt of a saved quote: its price on one page, to print and to share. */
export const QUOTE_RECEIPT = '/quote-receipt';
/** Query parameter of the ticked conditions of a receipt. */
export const RECEIPT_CONDITION = 'if';
export const receiptPath = (draftId: string): string => `${QUOTE_RECEIPT}?quote=${draftId}`;
