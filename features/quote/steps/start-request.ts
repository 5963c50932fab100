import { needsStartRequestFor } from '@/lib/domain/order/cancellation';
import type { LocalDate, ServiceType } from '@/lib/domain/vocabulary';
import { MESSAGES } from '@/lib/validation/messages';
import type { FieldErrors } from '../engine/types';

type About = {
  readonly services: readonly ServiceType[];
  readonly date: LocalDate | '';
  readonly wantsStartWithin14Days: boolean;
};

/** LAW-6, the rule that no schema can hold, because it needs the clock: `today` is London's date. The server has it too. */
export const startRequestErrors = (about: About, today: LocalDate): FieldErrors =>
  needsStartRequestFor(about.services, about.date, today) && !about.wantsStartWithin14Days
    ? { wantsStartWithin14Days: MESSAGES.startRequestRequired }
    : {};
