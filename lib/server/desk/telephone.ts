import type { beginBooking } from '@/lib/contracts/desk-bookings';
import type { CreatedOrderDto, CreateOrderRequest } from '@/lib/contracts/checkout';
import type { BOOKED_AT_THE_DESK } from '@/lib/contracts/desk-paths';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { EMPTY_CLEANING_ANSWERS } from '@/lib/domain/answers/cleaning';
import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/moving';
import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/storage';
import { formatPence, pence } from '@/lib/domain/money';
import { ROUTES, startPath } from '@/lib/routes';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { createOrderFromCalculation } from '@/lib/server/subjects/booking/create';
import type { draftsService } from '@/lib/server/subjects/drafts/service';
import { findDraft } from '@/lib/server/subjects/drafts/repo';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import type { Operator } from '@/lib/server/subjects/sessions/operator';
import { recordAudit } from './audit';
import { findForDesk } from './order-actions';

/**
 * Booking for a customer on the telephone: the flow that customers use, with a quote that knows which operator began it.
 * Only such a quote becomes an order of the desk, so that what operators book for themselves stays theirs (decision 81).
 */
const EMPTY_ANSWERS: Readonly<Record<(typeof BOOKED_AT_THE_DESK)[number], object>> = {
  moving: EMPTY_MOVING_ANSWERS,
  storage: EMPTY_STORAGE_ANSWERS,
  cleaning: EMPTY_CLEANING_ANSWERS,
};

type Begin = { readonly deps: Deps; readonly drafts: Pick<ReturnType<typeof draftsService>, 'begin'> };

/** Throws Problem not_found for a reference that there is none of. */
export async function beginForCustomer(
  { deps, drafts }: Begin,
  { email }: Operator,
  { flow, reference }: RequestOf<typeof beginBooking>,
): Promise<ResponseOf<typeof beginBooking>> {
  const contact = reference === '' ? {} : orderOf(await findForDesk(deps, reference)).details;
  const draftId = await drafts.begin(flow, { ...EMPTY_ANSWERS[flow], ...contact }, email);
  return { path: startPath(`${ROUTES.getAQuote}/${flow}`, draftId) };
}

/** Throws Problem as createOrderFromCalculation does; not_found for a quote that was not begun at the desk. */
export async function bookForCustomer(
  deps: Deps,
  operator: Operator,
  request: CreateOrderRequest,
): Promise<CreatedOrderDto> {
  const draft = request.draftId === null ? undefined : await findDraft(deps.db, request.draftId);
  if (!draft?.booked_by) throw new Problem('not_found');
  return createOrderFromCalculation(deps, request, null, {
    operator: operator.email,
    note: (trx, { reference, total_pence, hold_expires_at }) =>
      recordAudit(trx, operator, deps.now(), {
        action: 'order.booked',
        subject: reference,
        before: {},
        after: { total: formatPence(pence(total_pence)), 'held until': hold_expires_at },
      }),
  });
}
