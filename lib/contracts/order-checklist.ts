import { object, string } from 'yup';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

/** What its customer has said of the list around a move. */
export type ChecklistDto = {
  /** Ids of tasks (lib/domain/order/checklist-tasks.ts). */
  readonly done: readonly string[];
  readonly wantsMails: boolean;
  /** Whether its days stand in the order's calendar file. */
  readonly inCalendar: boolean;
};

/** Beside the ids of tasks: no mails about what is open, and its days in the order's calendar file. */
export const CHECKLIST_SETTINGS = ['no_mails', 'in_calendar'] as const;

/** Ticks a task of the list around a move off or on again, or changes a setting of it. Takes a plain form, too. */
export const setChecklist = endpoint<ChecklistDto>()({
  name: 'setChecklist',
  method: 'POST',
  path: `${APP_PREFIX}/set_order_checklist`,
  access: 'guest',
  request: object({
    ...orderKey,
    /** A task’s id, or one of CHECKLIST_SETTINGS; the service knows them all. */
    mark: string().required().max(40),
    set: string().oneOf(['on', 'off']).required(),
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 120,
});
