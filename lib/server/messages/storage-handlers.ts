import { pence, sum } from '@/lib/domain/money';
import { unitLabel } from '@/lib/domain/pricing/rent';
import { nextCharge } from '@/lib/domain/storage/rent';
import { storagePath } from '@/lib/routes';
import type { ChargeRow, StorageContractRow } from '@/lib/server/kernel/db/storage-rows';
import { orderToken } from '@/lib/server/kernel/installation/token';
import type { Handlers, Outcome } from '@/lib/server/kernel/outbox/dispatch';
import { findPayment } from '@/lib/server/subjects/ledger/repo';
import { keepCardOf } from '@/lib/server/subjects/rentals/cards';
import { keptCard } from '@/lib/server/subjects/rentals/cards-repo';
import { chargesOf, findCharge, isOwed } from '@/lib/server/subjects/rentals/charges-repo';
import { chargedOn, findContract, rentOf } from '@/lib/server/subjects/rentals/contracts-repo';
import { refundsOfContract } from '@/lib/server/subjects/rentals/refunds-repo';
import { orderFacts } from './email/order-facts';
import {
  storageArrears,
  storageEnded,
  storageNotice,
  storagePrice,
  storageReceipt,
  storageRefused,
  type StoragePayment,
} from './email/templates/storage';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';

type StorageTopic = Exclude<Extract<keyof Handlers, `storage.${string}`>, `storage.mov${string}`>;
const skipped = (reason: string): Outcome => ({ outcome: 'skipped', reason });
const NO_CONTRACT = skipped('There is no such storage any more');

const unitOf = (contract: StorageContractRow): string => unitLabel(contract.space, contract.square_feet);
const ofCharge = (contract: StorageContractRow, charge: ChargeRow): StoragePayment => ({
  ...{ unit: unitOf(contract), from: charge.period_from, until: charge.period_until, amount: pence(charge.pence) },
});

function nextOf(contract: StorageContractRow): StoragePayment | null {
  const charge =
    contract.next_charge_on === null ? null : nextCharge(rentOf(contract), contract.paid_until, contract.ends_on);
  return charge && { unit: unitOf(contract), from: charge.from, until: charge.until, amount: charge.amount };
}

/** Mails about the payments of a store; each is silent when it is no longer true. */
export function createStorageHandlers(channels: Channels, mail: SendMail): Pick<Handlers, StorageTopic> {
  const { db, company, operator, payments, siteOrigin, secret, deskUrl } = channels;

  const read = async (orderId: string) => {
    const [order, contract, key] = await Promise.all([readOrder(db, orderId), findContract(db, orderId), secret()]);
    const storageUrl = siteOrigin + storagePath(order.reference, orderToken(key, order.id));
    return contract && { order, contract, facts: orderFacts(order), telling: { company, storageUrl } };
  };
  const ofChargeId = async (chargeId: string) => {
    const charge = await findCharge(db, chargeId);
    const found = charge && (await read(charge.order_id));
    return charge && found ? { ...found, charge, payment: ofCharge(found.contract, charge) } : undefined;
  };

  return {
    'storage.keep_card': async ({ paymentId }) =>
      (await keepCardOf(payments, paymentId)) ? { outcome: 'sent' } : skipped('No card was kept with this payment'),

    'storage.notice.customer': async ({ orderId, on }, envelope) => {
      const found = await read(orderId);
      if (!found) return NO_CONTRACT;
      const next = nextOf(found.contract);
      if (next?.from !== on) return skipped('Nothing is due on that day any more');
      const hasCard = (await keptCard(db, orderId, payments.provider.id)) !== null;
      const day = chargedOn(on, found.contract.noticed_on ?? on);
      const letter = storageNotice(found.facts, next, { ...found.telling, hasCard, day });
      return mail('storage.notice.customer', envelope, { to: found.order.email, letter });
    },

    'storage.receipt.customer': async ({ paymentId }, envelope) => {
      const payment = await findPayment(db, paymentId);
      const found = payment && (await read(payment.order_id));
      if (!found) return NO_CONTRACT;
      const charges = (await chargesOf(db, found.order.id)).filter((charge) => charge.payment_id === paymentId);
      const paid = charges.map((charge) => ofCharge(found.contract, charge));
      const amount = sum(paid.map((one) => one.amount));
      const receipt = { payments: paid, amount, next: nextOf(found.contract) };
      const letter = storageReceipt(found.facts, receipt, found.telling);
      return mail('storage.receipt.customer', envelope, { to: found.order.email, letter });
    },

    'storage.refused.customer': async ({ chargeId, why }, envelope) => {
      const found = await ofChargeId(chargeId);
      if (!found) return NO_CONTRACT;
      const { charge, facts, payment, telling } = found;
      if (!isOwed(charge)) return skipped('It was paid in the meantime');
      const nextTryAt = charge.next_try_at === null ? null : new Date(charge.next_try_at);
      const letter = storageRefused(facts, payment, { ...telling, why, nextTryAt });
      return mail('storage.refused.customer', envelope, { to: found.order.email, letter });
    },

    'storage.arrears.operator': async ({ chargeId }, envelope) => {
      const found = await ofChargeId(chargeId);
      if (!found) return NO_CONTRACT;
      if (!isOwed(found.charge)) return skipped('It was paid in the meantime');
      const letter = storageArrears(found.facts, found.payment, deskUrl(found.order));
      return mail('storage.arrears.operator', envelope, { to: operator, letter });
    },

    'storage.ended.customer': async ({ orderId }, envelope) => {
      const found = await read(orderId);
      if (!found || found.contract.state !== 'ended' || found.contract.ends_on === null) return NO_CONTRACT;
      const [refunds, charges] = await Promise.all([refundsOfContract(db, orderId), chargesOf(db, orderId)]);
      const back = sum(
        refunds.filter(({ reason }) => reason === 'storage_ended').map((row) => pence(row.amount_pence)),
      );
      const owed = sum(charges.filter(isOwed).map((charge) => pence(charge.pence)));
      const end = { unit: unitOf(found.contract), endsOn: found.contract.ends_on, back, owed };
      const letter = storageEnded(found.facts, end, found.telling);
      return mail('storage.ended.customer', envelope, { to: found.order.email, letter });
    },

    'storage.price.customer': async ({ orderId, from }, envelope) => {
      const found = await read(orderId);
      if (!found) return NO_CONTRACT;
      const { weekly, newPrice } = rentOf(found.contract);
      if (newPrice?.from !== from || found.contract.state === 'ended') return skipped('The price does not change then');
      const change = { unit: unitOf(found.contract), before: weekly, after: newPrice.weekly, from };
      const letter = storagePrice(found.facts, change, found.telling);
      return mail('storage.price.customer', envelope, { to: found.order.email, letter });
    },
  };
}
