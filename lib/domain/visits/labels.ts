import type { SlotService } from '../slots/calendar';
import type { VisitState } from './states';

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

/** The names of crews before their numbers: "Moving crew 1". */
export const CREW_NAMES: Readonly<Record<SlotService, string>> = {
  MOVING: 'Moving crew',
  STORAGE: 'Storage crew',
  CLEANING: 'Cleaning team',
};
