import type { RequestOf } from '@/lib/contracts/endpoint';
import type { SlotDto } from '@/lib/contracts/errors';
import type { ChangePreviewDto, RefundStepDto } from '@/lib/contracts/order-change-dto';
import type * as contract from '@/lib/contracts/order-changes';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import type { CoverAnswers } from '@/lib/domain/answers/cover';
import { fromPounds, toPounds } from '@/lib/domain/money';
import { ADD_ONS, type ServiceType } from '@/lib/domain/order-types';
import { appointmentsOf, lastEnd } from '@/lib/domain/order/appointments';
import { refundSteps, type Booking } from '@/lib/domain/order/cancellation';
import { movedAddresses, type WantedAddresses } from '@/lib/domain/order/elsewhere';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import { toChangeDto } from '@/lib/server/modules/orders/change-dto';
import { assertChangeable } from '@/lib/server/modules/orders/change-target';
import { orderOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { refusedNow } from '@/lib/server/modules/visits/refused-now';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderChangeRow, OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { tokenMatches } from '@/lib/server/platform/installation/token';
import { orderSlots } from './calendar';
import { hashOf, madeBefore, makeChange, type Confirmation } from './make';
import {
  assertCoverOpen,
  bookingOf,
  offersItems,
  planAddresses,
  planCancellation,
  planContents,
  planEdit,
  planReschedule,
  promisedMoney,
  type PlannedChange,
  type PromisedChange,
  type WantedContents,
} from './plan-change';

/** Converts a planned change for the wire. Its limits are those of the unchanged order. */
function toPreview({ row, money, changed, needsStartRequest }: PromisedChange, now: Date): ChangePreviewDto {
  const limits = limitsOf(servicesOf(row), bookingOf(row), now);
  const { totalBefore, totalAfter, lateFee, toPay, refund, goneBefore } = money;
  const next = limits.map(({ until }) => until).toSorted()[0] ?? lastEnd(orderOf(row))?.toISOString();
  return {
    version: row.calendar_sequence,
    lines: money.lines.map(({ service, before, after, refundPercent }) => ({
      service,
      label: SERVICE_NAMES[service],
      before: toPounds(before),
      after: toPounds(after),
      refundPercent,
    })),
    totalBefore: toPounds(totalBefore),
    totalAfter: toPounds(totalAfter),
    lateFee: toPounds(lateFee),
    toPay: toPounds(toPay),
    refund: toPounds(refund),
    goneBefore: toPounds(goneBefore),
    validUntil: next ?? now.toISOString(),
    limits,
    quote: changed && toQuoteDto(changed.quote),
    appointments: changed
      ? appointmentsOf(changed.order).map(({ key, date, slot }) => ({ key, date, start: slot[0], end: slot[1] }))
      : [],
    moved: changed ? movedAddresses(orderOf(row).addresses, changed.order.addresses) : [],
    needsStartRequest,
  };
}

function limitsOf(services: readonly ServiceType[], booking: Booking, now: Date): readonly RefundStepDto[] {
  return services.flatMap((service) =>
    refundSteps(service, booking)
      .filter(({ until }) => now < until)
      .map(({ refundPercent, until }) => ({ service, refundPercent, until: until.toISOString() })),
  );
}

/**
 * Plans other cover or another worth. Throws Problem as assertChangeable, assertCoverOpen and planContents do;
 * change_not_offered for an order without cover of its own.
 */
async function planCover(deps: Deps, row: OrderRow, { step, worth }: CoverAnswers): Promise<PlannedChange> {
  const now = deps.now();
  assertChangeable(row, now);
  if (!offersItems(row)) throw new Problem('change_not_offered');
  assertCoverOpen(row, now);
  const services = servicesOf(row);
  return planContents(deps, row, {
    addOns: ADD_ONS.filter((addOn) => services.includes(addOn)),
    furnitureItems: orderOf(row).furnitureItems.map((item) => ({ ...item })),
    unit: null,
    coverStep: step,
    worth,
    split: null,
  });
}

type Guest = { readonly id: string; readonly token: string };
/** A confirmation on the wire, with its amounts in pounds. */
type Confirmed = Omit<Confirmation, 'expectedToPay' | 'expectedRefund'> & {
  readonly expectedToPay?: number;
  readonly expectedRefund: number;
};
type Kind = OrderChangeRow['kind'];
type Plan<R> = (deps: Deps, row: OrderRow, request: R) => PlannedChange | Promise<PlannedChange>;

const reschedule: Plan<{ readonly slot: SlotDto }> = (deps, row, { slot }) => planReschedule(deps, row, slot);
const cancellation: Plan<object> = (deps, row) => planCancellation(deps, row);
const edit: Plan<WantedContents> = (deps, row, { addOns, furnitureItems, unit, coverStep, split }) =>
  planEdit(deps, row, { addOns, furnitureItems, unit, coverStep, split });
const cover: Plan<{ readonly cover: CoverAnswers }> = (deps, row, wanted) => planCover(deps, row, wanted.cover);
const elsewhere: Plan<{ readonly addresses: WantedAddresses }> = (deps, row, { addresses }) =>
  planAddresses(deps, row, addresses);

/** Changes a booked order for its customer. Every call throws Problem not_found for a wrong order or token. */
export function changesService(deps: Deps) {
  const orderFor = async ({ id, token }: Guest): Promise<OrderRow> => {
    const row = await findOrder(deps.db, id);
    if (!row || !tokenMatches(token, row.token_hash)) throw new Problem('not_found');
    return row;
  };
  /** Throws Problem as refusedNow says. makeChange checks again with the order's row locked. */
  const assertOpen = async (kind: Kind, row: OrderRow): Promise<OrderRow> => {
    const refusal = await refusedNow(deps.db, row, { kind, isOurs: false });
    if (refusal) throw new Problem(refusal);
    return row;
  };
  const preview = async <R extends Guest>(kind: Kind, plan: Plan<R>, request: R) => {
    const row = await assertOpen(kind, await orderFor(request));
    return toPreview(await promisedMoney(deps, await plan(deps, row, request), 'preview'), deps.now());
  };
  const confirmed = async <R extends Guest>(kind: Kind, plan: Plan<R>, row: OrderRow, request: R) =>
    promisedMoney(deps, await plan(deps, await assertOpen(kind, row), request), 'confirm');
  /** Returns the change that a repeated request has made before. */
  const make = async <R extends Guest & Confirmed>(kind: Kind, plan: Plan<R>, request: R) => {
    const row = await orderFor(request);
    const requestHash = hashOf(kind, request);
    const expectedToPay = fromPounds(request.expectedToPay ?? 0);
    const given = { ...request, expectedToPay, expectedRefund: fromPounds(request.expectedRefund) };
    const change =
      (await madeBefore(deps, request.idempotencyKey, requestHash)) ??
      (await makeChange(deps, await confirmed(kind, plan, row, request), given, requestHash));
    return toChangeDto(change, row, request.token, deps.now());
  };

  return {
    slots: async (request: RequestOf<typeof contract.findOrderSlots>) =>
      orderSlots(deps, await assertOpen('reschedule', await orderFor(request)), request),
    previewReschedule: (request: RequestOf<typeof contract.previewReschedule>) =>
      preview('reschedule', reschedule, request),
    reschedule: (request: RequestOf<typeof contract.rescheduleOrder>) => make('reschedule', reschedule, request),
    previewEdit: (request: RequestOf<typeof contract.previewEdit>) => preview('edit', edit, request),
    edit: (request: RequestOf<typeof contract.editOrder>) => make('edit', edit, request),
    previewCover: (request: Guest & { readonly cover: CoverAnswers }) => preview('edit', cover, request),
    changeCover: (request: Guest & Confirmed & { readonly cover: CoverAnswers }) => make('edit', cover, request),
    previewAddresses: (request: RequestOf<typeof contract.previewAddresses>) => preview('address', elsewhere, request),
    changeAddresses: (request: RequestOf<typeof contract.changeAddresses>) => make('address', elsewhere, request),
    previewCancellation: (request: RequestOf<typeof contract.previewCancellation>) =>
      preview('cancel', cancellation, request),
    cancel: (request: RequestOf<typeof contract.cancelOrder>) => make('cancel', cancellation, request),
  };
}
