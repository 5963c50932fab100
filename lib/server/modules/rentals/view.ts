import type { EndOnPage, StoragePaymentsView } from '@/lib/contracts/storage-payments-view';
import { isLocalDate, type LocalDate, londonDate } from '@/lib/domain/london-time';
import { sum, toPounds } from '@/lib/domain/money';
import { unitLabel } from '@/lib/domain/pricing/storage';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { bookableRange } from '@/lib/domain/slots/calendar';
import { endOfRent, minimumTermEnd } from '@/lib/domain/storage/payments';
import { chargesUntil, nextCharge, rentFor } from '@/lib/domain/storage/rent';
import { invoicesOf } from '@/lib/server/modules/invoices/repo';
import type { PaymentProvider } from '@/lib/server/platform/payment-provider/port';
import type { ChargeRow, InvoiceRow, OrderRow, StorageContractRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { keptCard } from './cards-repo';
import { chargesOf, isOwed, refundsOfContract } from './charges-repo';
import { chargedOn, findContract, rentOf } from './contracts-repo';
import { settlementOf } from './end-contract';
import { plannedUnit } from './unit-offers';

type Ports = Pick<Deps, 'db' | 'now'> & { readonly provider: Pick<PaymentProvider, 'id'> };

/** Returns the payments, and what an end on `endOn` would mean. Null without a contract. */
export async function viewStoragePayments(
  { db, now, provider }: Ports,
  rental: OrderRow,
  endOn: string,
): Promise<StoragePaymentsView | null> {
  const contract = await findContract(db, rental.id);
  if (!contract) return null;
  const [charges, refunds, card, documents] = await Promise.all([
    chargesOf(db, rental.id),
    refundsOfContract(db, rental.id),
    keptCard(db, rental.id, provider.id),
    invoicesOf(db, [rental.id]),
  ]);
  const rent = rentOf(contract);
  const next = contract.next_charge_on === null ? null : nextCharge(rent, contract.paid_until, contract.ends_on);
  const { weeksPerPayment: weeks } = storageDuration(contract.term);
  const open = charges.filter(isOwed);
  const planned = plannedUnit(contract);
  return {
    reference: rental.reference,
    unit: unitLabel(contract.space, contract.square_feet),
    state: contract.state,
    since: contract.started_on,
    paidUntil: open[0]?.period_from ?? contract.paid_until,
    next: next && { on: chargeDay(contract, next.from), weeks: next.weeks, amount: toPounds(next.amount) },
    perPayment: { weeks, amount: toPounds(rentFor({ ...rent, move: null }, weeks, contract.paid_until)) },
    nextUnit: planned && { from: planned.on, unit: planned.label, amount: planned.perPayment },
    newPrice: rent.newPrice && { from: rent.newPrice.from, perWeek: toPounds(rent.newPrice.weekly) },
    minimumTermEnd: minimumTermEnd({ storageTerm: contract.term, since: contract.started_on }),
    endsOn: contract.ends_on,
    hasCard: card !== null,
    owed: toPounds(sum(open.map((charge) => charge.pence))),
    charges: charges.map((charge) => toCharge(charge, numberOf(documents, 'payment', charge.payment_id))).toReversed(),
    refunds: refunds.map(({ id, updated_at, amount_pence, state }) => ({
      at: updated_at,
      amount: toPounds(amount_pence),
      isDone: state === 'done',
      note: numberOf(documents, 'refund', id),
    })),
    end: endOf(contract, charges, { now: now(), endOn }),
  };
}

/** Returns the day of a charge, which is after the start of its period when the notice was late. */
const chargeDay = (
  { noticed_for: noticedFor, noticed_on: noticedOn }: StorageContractRow,
  from: LocalDate,
): LocalDate => (noticedFor === from && noticedOn !== null ? chargedOn(from, noticedOn) : from);

const toCharge = (charge: ChargeRow, invoice: string | null) => ({
  from: charge.period_from,
  until: charge.period_until,
  amount: toPounds(charge.pence),
  state: charge.state,
  nextTryAt: charge.next_try_at,
  invoice,
});

const numberOf = (documents: readonly InvoiceRow[], what: InvoiceRow['issued_for'], id: string | null): string | null =>
  documents.find((one) => one.issued_for === what && one.issued_for_id === id)?.number ?? null;

function endOf(
  contract: StorageContractRow,
  charges: readonly ChargeRow[],
  { now, endOn }: { readonly now: Date; readonly endOn: string },
): StoragePaymentsView['end'] {
  if (contract.ends_on !== null || contract.started_on > londonDate(now)) return null;
  const { first, last } = bookableRange(now);
  const isOffered = isLocalDate(endOn) && first <= endOn && endOn <= last;
  return { first, last, chosen: meaningOf(contract, charges, isOffered ? endOn : first) };
}

function meaningOf(contract: StorageContractRow, charges: readonly ChargeRow[], returnsOn: LocalDate): EndOnPage {
  const rent = rentOf(contract);
  const endsOn = endOfRent(rent, returnsOn);
  const still = chargesUntil(rent, contract.paid_until, endsOn).map(({ amount }) => amount);
  const { back } = settlementOf(contract, charges, endsOn);
  return { returnsOn, endsOn, back: toPounds(back), stillCharged: toPounds(sum(still)) };
}
