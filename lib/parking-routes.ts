/** The planner of a van's parking: its page, and the plan for an address and a day. */
export const PARKING_PLANNER = '/parking-planner';
export const PARKING_PLAN = '/parking-planner/plan';
