import type { VisitState } from './states';

/** What the desk calls the states of a visit. */
export const VISIT_STATE_LABELS: Readonly<Record<VisitState, string>> = {
  planned: 'Planned',
  on_the_way: 'On the way',
  arrived: 'Arrived',
  loading: 'Loading',
  driving: 'Driving',
  unloading: 'Unloading',
  working: 'Working',
  done: 'Done',
  failed: 'Nobody there',
  cancelled: 'Cancelled',
};
