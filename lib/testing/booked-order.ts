import { randomUUID } from 'node:crypto';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { RequestOf } from '@/lib/contracts/endpoint';
import type { SlotDto } from '@/lib/contracts/errors';
import type { ChangePreviewDto, OrderChangeDto } from '@/lib/contracts/order-change-dto';
import type { changeAddresses, editOrder } from '@/lib/contracts/order-changes';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import type { WantedAddresses } from '@/lib/domain/order/elsewhere';
import type { AnswersOf, FlowId } from '@/lib/domain/services/flows';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { changesService } from '@/lib/server/modules/order-lifecycle/service';
import { paymentLink } from '@/lib/server/modules/payments/service';
import { actOnTestPayment } from '@/lib/server/modules/payments/test-payment';
import type { TestAction } from '@/lib/server/platform/payment-provider/test-provider';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { placeOrder, placeOrderOf } from './place-order';
import type { Rental } from './rentals';

/** An open payment page of a guest, whose buttons can be clicked at any time, also too late. */
export type PaymentPage = { readonly click: (action: TestAction) => Promise<string> };

export async function openPaymentPage(deps: Deps, { orderId, token }: CreatedOrderDto): Promise<PaymentPage> {
  const payments = withPayments(deps);
  const url = new URL(await paymentLink(payments, orderId, token));
  const [id, key] = [url.pathname.split('/').at(-1) ?? '', url.searchParams.get('token') ?? ''];
  return { click: (action) => actOnTestPayment(payments, id, key, action) };
}

/** Places and pays an order of any flow, from complete answers. */
export async function placePaidOrderOf<F extends FlowId>(
  deps: Deps,
  flow: F,
  answers: AnswersOf[F],
  rental?: Rental,
): Promise<CreatedOrderDto> {
  const order = await placeOrderOf(deps, flow, answers, rental && { store: rental });
  await (await openPaymentPage(deps, order)).click('pay');
  return order;
}

/** Places and pays an order of a move. */
export async function placePaidOrder(deps: Deps, changes: Partial<MovingAnswers> = {}): Promise<CreatedOrderDto> {
  const order = await placeOrder(deps, changes);
  await (await openPaymentPage(deps, order)).click('pay');
  return order;
}

type Request = RequestOf<typeof editOrder>;
type Elsewhere = RequestOf<typeof changeAddresses>['addresses'];
type Contents = Pick<Request, 'addOns' | 'furnitureItems'> & Partial<Pick<Request, 'unit' | 'coverStep' | 'split'>>;
/** The unit, cover and split of an edit that keeps the booked ones. */
const KEPT = { unit: null, coverStep: null, split: null };

/** Returns the addresses as a request has them: missing lists become empty. */
const withLists = ({ additional_collection = [], additional_delivery = [], ...ends }: WantedAddresses): Elsewhere => ({
  ...ends,
  additional_collection: [...additional_collection],
  additional_delivery: [...additional_delivery],
});

/** Returns a guest who previews a change and then makes it with the shown amounts, as the order page does. */
export function guestOf(deps: Deps, { orderId: id, token }: CreatedOrderDto) {
  const changes = changesService(deps);
  const guest = { id, token };
  const agreed = ({ version, toPay, refund }: ChangePreviewDto, idempotencyKey: string = randomUUID()) => ({
    ...guest,
    idempotencyKey,
    version,
    expectedToPay: toPay,
    expectedRefund: refund,
    wantsStartWithin14Days: false,
  });
  return {
    guest,
    changes,
    agreed,
    previewReschedule: (slot: SlotDto) => changes.previewReschedule({ ...guest, slot }),
    previewEdit: (contents: Contents) => changes.previewEdit({ ...guest, ...KEPT, ...contents }),
    previewCancellation: () => changes.previewCancellation(guest),
    reschedule: async (slot: SlotDto): Promise<OrderChangeDto> =>
      changes.reschedule({ ...agreed(await changes.previewReschedule({ ...guest, slot })), slot }),
    edit: async (contents: Contents): Promise<OrderChangeDto> =>
      changes.edit({
        ...agreed(await changes.previewEdit({ ...guest, ...KEPT, ...contents })),
        ...KEPT,
        ...contents,
      }),
    previewAddresses: (addresses: WantedAddresses) =>
      changes.previewAddresses({ ...guest, addresses: withLists(addresses) }),
    changeAddresses: async (addresses: WantedAddresses): Promise<OrderChangeDto> => {
      const wanted = { addresses: withLists(addresses) };
      return changes.changeAddresses({ ...agreed(await changes.previewAddresses({ ...guest, ...wanted })), ...wanted });
    },
    cancel: async (): Promise<OrderChangeDto> => changes.cancel(agreed(await changes.previewCancellation(guest))),
  };
}
