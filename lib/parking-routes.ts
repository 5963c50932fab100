/** The planner of a van's parking: its page, and the plan for an address and a day. */
export const PARKING_PLANNER = '/parking-planner';
export const PARKING_PLAN = '/parking-planner/plan';
/** The calendar file of a plan; of the backend. */
export const PARKING_CALENDAR = '/api/parking/calendar';
