import { object, string } from 'yup';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

export type ChecklistDto = {
  /** Task ids of lib/domain/order/checklist-tasks.ts. */
  readonly done: readonly string[];
  readonly wantsMails: boolean;
  readonly inCalendar: boolean;
};

/** No mails about open tasks, and the tasks in the order's calendar file. */
export const CHECKLIST_SETTINGS = ['no_mails', 'in_calendar'] as const;

/** Ticks or unticks a task, or changes a setting. Also accepts a plain form post. */
export const setChecklist = endpoint<ChecklistDto>()({
  name: 'setChecklist',
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
