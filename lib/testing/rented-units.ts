import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { StorageAnswers } from '@/lib/domain/answers/flow-answers';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { fromPounds } from '@/lib/domain/money';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import type { MailMessage } from '@/lib/server/platform/notifications/email/port';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { billStorage } from '@/lib/server/modules/billing/bill';
import type { PaymentDeps } from '@/lib/server/platform/payment-provider/port';
import { recordPaymentEvent } from '@/lib/server/modules/payments/service';
import { guestOf } from './booked-order';
import { cardBank, type CardBank } from './card-bank';
import type { TestClock } from './clock';
import { placeOrderOf } from './place-order';
import type { Rental } from './rentals';
import { fullReturnAnswers, fullStorageAnswers } from './services';

const DAY_MINUTES = 24 * 60;

/** A test setup for rentals: orders, a payment provider that keeps cards, and passing days. */
export type RentedUnits = ReturnType<typeof rentedUnits>;

export function rentedUnits(deps: Deps, clock: TestClock, bank: CardBank = cardBank()) {
  const payments: PaymentDeps = { db: deps.db, now: deps.now, config: deps.config, provider: bank };
  const mails: MailMessage[] = [];
  const mailer = {
    send: (message: MailMessage) => {
      mails.push(message);
      return Promise.resolve({ outcome: 'sent' } as const);
    },
  };
  const handlers = createHandlers({ ...channelsOf(deps), mailer, payments });

  async function deliver(): Promise<void> {
    const ports = { db: deps.db, now: deps.now, handlers, report: () => undefined, random: () => 0.5 };
    while ((await dispatchDue(ports)) > 0);
  }

  /** Runs the app's billing of one night. */
  async function bill(): Promise<void> {
    await billWith(bank);
  }

  async function billWith(provider: PaymentDeps['provider']): Promise<void> {
    await billStorage({ ...payments, provider });
    await deliver();
  }

  async function pay(order: CreatedOrderDto): Promise<void> {
    const paymentId = `payment-${order.orderId}`;
    const at = deps.now().toISOString();
    await deps.db
      .insertInto('payments')
      .values({
        id: paymentId,
        order_id: order.orderId,
        provider: bank.id,
        provider_ref: paymentId,
        state: 'open',
        amount_pence: fromPounds(order.totalWithDiscount),
        created_at: at,
        updated_at: at,
        change_id: null,
        charge_ref: null,
        contract_id: null,
      })
      .execute();
    const event = {
      id: `${paymentId}:paid`,
      providerRef: paymentId,
      type: 'paid',
      chargeRef: `charge-${paymentId}`,
    } as const;
    await recordPaymentEvent(payments, event);
    await deliver();
  }

  return {
    bank,
    payments,
    mails,
    bill,
    billWith,
    deliver,
    pay,

    /** Places and pays a storage order whose card is kept. */
    async rent(changes: Partial<StorageAnswers> = {}): Promise<CreatedOrderDto> {
      const order = await placeOrderOf(deps, 'storage', fullStorageAnswers(changes));
      await pay(order);
      return order;
    },

    /** Orders and pays the return of everything on a day. */
    async bringBack(rental: Rental, on: string, changes: Partial<ReturnAnswers> = {}): Promise<CreatedOrderDto> {
      const { furnitureItems: storedItems } = fullStorageAnswers();
      const answers = fullReturnAnswers({ dates: { deliveryDate: on }, storedItems, ...changes });
      const order = await placeOrderOf(deps, 'storage-return', answers, { store: rental });
      await pay(order);
      return order;
    },

    guest: (order: CreatedOrderDto) => guestOf(deps, order),

    /** Moves the clock by days and runs the app's billing in each night, shortly after midnight. */
    async days(many: number): Promise<void> {
      for (let day = 0; day < many; day += 1) {
        clock.advanceMinutes(DAY_MINUTES);
        await bill();
      }
    },

    subjects: () => mails.map(({ subject }) => subject),
    contract: (orderId: string) =>
      deps.db.selectFrom('storage_contracts').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow(),
    charges: async (orderId: string) =>
      (
        await deps.db.selectFrom('charges').selectAll().where('order_id', '=', orderId).orderBy('period_from').execute()
      ).map(({ period_from, period_until, pence, state }) => `${period_from} ${period_until} ${pence} ${state}`),
    /** Returns the charges of a contract that we keep: paid minus refunded. Pence. */
    async kept(orderId: string): Promise<number> {
      const paid = await deps.db
        .selectFrom('payments')
        .select('amount_pence')
        .where('contract_id', '=', orderId)
        .where('state', '=', 'paid')
        .execute();
      const back = await deps.db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select('refunds.amount_pence')
        .where('payments.contract_id', '=', orderId)
        .execute();
      const sum = (rows: readonly { amount_pence: number }[]) => rows.reduce((all, row) => all + row.amount_pence, 0);
      return sum(paid) - sum(back);
    },
  };
}
