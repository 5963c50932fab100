import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { findOrderSlots } from '@/lib/contracts/order-changes';
import { fromPounds, toPounds } from '@/lib/domain/money';
import { londonDate, type LocalDate } from '@/lib/domain/london-time';
import { deskDays } from '@/lib/domain/order/desk-move';
import { daysOf, readDays } from '@/lib/server/modules/slots/service';
import type { OrderChangeRow, OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import {
  assertCoverOpen,
  assertInTime,
  bookedJob,
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
import { randomUUID } from 'node:crypto';
import type { CoverStage, CoverView, changeCover } from '@/lib/contracts/order-cover';
import { answeredCover, type CoverAnswers } from '@/lib/domain/answers/flow-answers';
import { oneLineEach } from '@/lib/domain/catalogue/space-titles';
import { claimLimit, isCoverOpen, lastCoverDay } from '@/lib/domain/order/cover';
import { COVER_FIELDS, coverInFields, isSameCover } from '@/lib/domain/order/cover-fields';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { assertChangeable, isChangeable } from '@/lib/server/modules/orders/change-target';
import { orderOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { Problem } from '@/lib/server/platform/base/problem';
import { LIMITS } from '@/lib/validation/limits';
import type { SlotDto } from '@/lib/contracts/errors';
import type { ChangePreviewDto, RefundStepDto } from '@/lib/contracts/order-change-dto';
import { toQuoteDto } from '@/lib/contracts/quote-dto';
import { ADD_ONS, type ServiceType } from '@/lib/domain/order-types';
import { appointmentsOf, lastEnd } from '@/lib/domain/order/appointments';
import { refundSteps, type Booking } from '@/lib/domain/order/cancellation';
import { movedAddresses, type WantedAddresses } from '@/lib/domain/order/elsewhere';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import { toChangeDto } from '@/lib/server/modules/orders/change-dto';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { refusedNow } from '@/lib/server/modules/visits/refused-now';
import { tokenMatches } from '@/lib/server/platform/installation/token';
import { hashOf, madeBefore, makeChange, type Confirmation } from './make';
import type * as contract from '@/lib/contracts/order-changes';

type Range = Pick<RequestOf<typeof findOrderSlots>, 'from' | 'to'>;
type Days = ResponseOf<typeof findOrderSlots>;

/** Returns the calendar of a booked order, whose own places count as free. Each day shows the whole price. */
export async function orderSlots(deps: Deps, row: OrderRow, range: Range): Promise<Days> {
  assertInTime(row, deps.now());
  const days = await readDays(deps, await bookedJob(deps, row), daysOf(range.from, range.to), { without: row.id });
  return { days, totalBefore: toPounds(row.total_pence) };
}

/** Returns the calendar for the desk, which starts today and ignores the customer's deadlines. */
export async function slotsForDesk(deps: Deps, row: OrderRow, { from, to }: Range): Promise<Days['days']> {
  const { first, last } = deskDays(deps.now());
  const isOpen = (date: LocalDate) => first <= date && date <= last;
  return readDays(deps, await bookedJob(deps, row), daysOf(from, to), { without: row.id, isOpen });
}

type ViewRequest = { readonly reference: string; readonly token: string };
type Fields = Readonly<Record<string, unknown>>;

/** Shows and changes the cover of a booked order. */
export function coverService(deps: Deps) {
  const changes = changesService(deps);

  async function askedOf(row: OrderRow, token: string, fields: Fields): Promise<CoverView['asked']> {
    const { cover, furnitureItems: items } = orderOf(row);
    const asked = coverInFields(fields, { booked: answeredCover(cover), items, most: LIMITS.worthPounds });
    const base = { cover: asked, idempotencyKey: randomUUID() };
    if (isSameCover(asked, answeredCover(cover))) return { ...base, preview: null, refusal: 'nothing_to_change' };
    return changes.previewCover({ id: row.id, token, cover: asked }).then(
      (preview) => ({ ...base, preview, refusal: null }),
      (error: unknown) => {
        if (error instanceof Problem) return { ...base, preview: null, refusal: error.code };
        throw error;
      },
    );
  }

  return {
    /** Returns null for a wrong reference or key. `fields` are those of the submitted form. */
    view: async ({ reference, token }: ViewRequest, fields: Fields): Promise<CoverView | null> => {
      const row = await authorisedOrder(deps, reference, token);
      if (!row) return null;
      const order = orderOf(row);
      const stage = stageOf(row, deps.now());
      const isAsked = stage === 'open' && fields[COVER_FIELDS.step] !== undefined;
      return {
        reference: row.reference,
        of: order.movingSpace === null ? 'stay' : 'move',
        stage,
        agreed: claimLimit(order.cover),
        items: oneLineEach(order.furnitureItems),
        booked: answeredCover(order.cover),
        lastDay: lastCoverDay(order),
        asked: isAsked ? await askedOf(row, token, fields) : null,
      };
    },

    /** Throws Problem not_found, also for a wrong key, and as changeCover does. */
    change: async ({
      reference,
      token,
      ...wanted
    }: RequestOf<typeof changeCover>): Promise<ResponseOf<typeof changeCover>> => {
      const row = await authorisedOrder(deps, reference, token);
      if (!row) throw new Problem('not_found');
      return changes.changeCover({ ...wanted, id: row.id, token });
    },
  };
}

function stageOf(row: OrderRow, now: Date): CoverStage {
  if (!offersItems(row)) return 'fixed';
  if (!isChangeable(row, now)) return 'closed';
  return isCoverOpen(orderOf(row), londonDate(now)) ? 'open' : 'late';
}

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
