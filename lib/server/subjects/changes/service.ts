import type { Endpoint, RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type * as contract from '@/lib/contracts/order-changes';
import type { CoverAnswers } from '@/lib/domain/answers/cover';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { OrderChangeRow, OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { tokenMatches } from '@/lib/server/kernel/installation/token';
import { toChangeDto } from '@/lib/server/subjects/orders/change-dto';
import { findOrder } from '@/lib/server/subjects/orders/repo';
import { refusedNow } from '@/lib/server/subjects/visits/refused-now';
import { orderSlots } from './calendar';
import { hashOf, madeBefore, makeChange, type Confirmation } from './make';
import { planAddresses } from './plan-addresses';
import { planCancellation } from './plan-cancellation';
import { planCover } from './plan-cover';
import { planEdit } from './plan-edit';
import { planReschedule } from './plan-reschedule';
import type { PlannedChange } from './planned';
import { promised } from './promise';
import { toPreview } from './preview';

type Guest = { readonly id: string; readonly token: string };
type Kind = OrderChangeRow['kind'];
type Plan<R> = (deps: Deps, row: OrderRow, request: R) => PlannedChange | Promise<PlannedChange>;
type Answer<E extends Endpoint> = Promise<ResponseOf<E>>;

const reschedule: Plan<{ readonly slot: RequestOf<typeof contract.previewReschedule>['slot'] }> = (
  deps,
  row,
  { slot },
) => planReschedule(deps, row, slot);
const cancellation: Plan<object> = (deps, row) => planCancellation(deps, row);
const edit: Plan<Parameters<typeof planEdit>[2]> = (deps, row, { addOns, furnitureItems, unit, coverStep, split }) =>
  planEdit(deps, row, { addOns, furnitureItems, unit, coverStep, split });

const cover: Plan<{ readonly cover: CoverAnswers }> = (deps, row, wanted) => planCover(deps, row, wanted.cover);

const elsewhere: Plan<{ readonly addresses: RequestOf<typeof contract.previewAddresses>['addresses'] }> = (
  deps,
  row,
  { addresses },
) => planAddresses(deps, row, addresses);

/** Changes of a booked order by its customer. Every call throws Problem not_found for a wrong order or token. */
export function changesService(deps: Deps) {
  const orderFor = async ({ id, token }: Guest): Promise<OrderRow> => {
    const row = await findOrder(deps.db, id);
    if (!row || !tokenMatches(token, row.token_hash)) throw new Problem('not_found');
    return row;
  };
  /** Throws Problem as refusedNow says; what is then made is asked again with the order's row locked. */
  const assertOpen = async (kind: Kind, row: OrderRow): Promise<OrderRow> => {
    const refusal = await refusedNow(deps.db, row, { kind, isOurs: false });
    if (refusal) throw new Problem(refusal);
    return row;
  };
  const planned = async <R extends Guest>(kind: Kind, plan: Plan<R>, row: OrderRow, request: R) =>
    plan(deps, await assertOpen(kind, row), request);
  const preview = async <R extends Guest>(kind: Kind, plan: Plan<R>, request: R) =>
    toPreview(await promised(deps, await planned(kind, plan, await orderFor(request), request), 'preview'), deps.now());
  const confirmed = async <R extends Guest>(kind: Kind, plan: Plan<R>, row: OrderRow, request: R) =>
    promised(deps, await planned(kind, plan, row, request), 'confirm');
  /** A repeated request gets the change that it has made, as it stands now. */
  const make = async <R extends Guest & Confirmation>(kind: Kind, plan: Plan<R>, request: R) => {
    const row = await orderFor(request);
    const requestHash = hashOf(kind, request);
    const change =
      (await madeBefore(deps, request.idempotencyKey, requestHash)) ??
      (await makeChange(deps, await confirmed(kind, plan, row, request), request, requestHash));
    return toChangeDto(change, row, request.token, deps.now());
  };

  return {
    slots: async (request: RequestOf<typeof contract.findOrderSlots>): Answer<typeof contract.findOrderSlots> =>
      orderSlots(deps, await assertOpen('reschedule', await orderFor(request)), request),
    previewReschedule: (request: RequestOf<typeof contract.previewReschedule>) =>
      preview('reschedule', reschedule, request),
    reschedule: (request: RequestOf<typeof contract.rescheduleOrder>) => make('reschedule', reschedule, request),
    previewEdit: (request: RequestOf<typeof contract.previewEdit>) => preview('edit', edit, request),
    edit: (request: RequestOf<typeof contract.editOrder>) => make('edit', edit, request),
    previewCover: (request: Guest & { readonly cover: CoverAnswers }) => preview('edit', cover, request),
    changeCover: (request: Guest & Confirmation & { readonly cover: CoverAnswers }) => make('edit', cover, request),
    previewAddresses: (request: RequestOf<typeof contract.previewAddresses>) => preview('address', elsewhere, request),
    changeAddresses: (request: RequestOf<typeof contract.changeAddresses>) => make('address', elsewhere, request),
    previewCancellation: (request: RequestOf<typeof contract.previewCancellation>) =>
      preview('cancel', cancellation, request),
    cancel: (request: RequestOf<typeof contract.cancelOrder>) => make('cancel', cancellation, request),
  };
}
