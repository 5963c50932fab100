/** The parking planner for a van, and its plan for an address and a day. */
export const PARKING_PLANNER = '/parking-planner';
export const PARKING_PLAN = '/parking-planner/plan';
/** The calendar file of a plan, served by the backend. */
export const PARKING_CALENDAR = '/api/parking/calendar';
