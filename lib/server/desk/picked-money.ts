import { randomUUID } from 'node:crypto';
import type { PickedMoney } from '@/lib/contracts/desk-order-views';
import type { DeskFact } from '@/lib/contracts/desk-parts';
import { formatInstant } from '@/lib/domain/london-time';
import { formatPence, toPounds } from '@/lib/domain/money';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { heldUntil } from '@/lib/server/subjects/changes/planned';
import type { PromisedChange } from '@/lib/server/subjects/changes/promise';

const fact = (label: string, text: string): DeskFact => ({ label, text });

/** The exact money of a change that an operator has put together, and what its form sends back. */
export function pickedMoney({ now }: Pick<Deps, 'now'>, planned: PromisedChange): PickedMoney {
  const { row, money, needsStartRequest } = planned;
  return {
    facts: [
      fact('Price before', formatPence(money.totalBefore)),
      fact('Price after', formatPence(money.totalAfter)),
      ...(money.lateFee > 0 ? [fact('Charge for giving up the slot late', formatPence(money.lateFee))] : []),
      money.refund > 0
        ? fact('To refund', formatPence(money.refund))
        : fact('To pay', money.toPay > 0 ? formatPence(money.toPay) : 'Nothing'),
    ],
    version: row.calendar_sequence,
    idempotencyKey: randomUUID(),
    toPay: toPounds(money.toPay),
    refund: toPounds(money.refund),
    needsStartRequest,
    heldUntil: money.toPay > 0 ? formatInstant(heldUntil(planned, 'operator', now())) : '',
  };
}
