/** The planner of customs: its page, and the plan for a move abroad. */
export const CUSTOMS_PLANNER = '/customs-planner';
export const CUSTOMS_PLAN = '/customs-planner/plan';
