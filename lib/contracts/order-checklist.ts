import { object, string } from 'yup';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

/** The state of an order's moving checklist. */
export type ChecklistDto = {
  /** Ids of done tasks (lib/domain/order/checklist-tasks.ts). */
  readonly done: readonly string[];
  readonly wantsMails: boolean;
  /** Whether the order's calendar file includes the days of the tasks. */
  readonly inCalendar: boolean;
};

/** The settings beside the task ids: no mails about open tasks, and the days of tasks in the order's calendar file. */
export const CHECKLIST_SETTINGS = ['no_mails', 'in_calendar'] as const;

/** Ticks or unticks a task of the checklist, or changes a setting. Also accepts a plain form post. */
export const setChecklist = endpoint<ChecklistDto>()({
  name: 'setChecklist',
  method: 'POST',
  path: `${APP_PREFIX}/set_order_checklist`,
  access: 'guest',
  request: object({
    ...orderKey,
    /** A task's id, or one of CHECKLIST_SETTINGS. The service checks it. */
    mark: string().required().max(40),
    set: string().oneOf(['on', 'off']).required(),
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 120,
});
