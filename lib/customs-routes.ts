/** The customs planner, and its plan for a move abroad. */
export const CUSTOMS_PLANNER = '/customs-planner';
export const CUSTOMS_PLAN = '/customs-planner/plan';
