import { randomUUID } from 'node:crypto';
import type { PickedMoney } from '@/lib/contracts/desk-orders';
import type { DeskFact } from '@/lib/contracts/desk-parts';
import { formatInstant } from '@/lib/domain/london-time';
import { formatPence, pence } from '@/lib/domain/money';
import type { ChangeMoney } from '@/lib/domain/order/change-money';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { heldUntil, type PromisedChange } from './plan-change';

const fact = (label: string, text: string): DeskFact => ({ label, text });

/** Returns who bears the rest when the payment or refund is not the whole difference. */
function leftOver({ totalBefore, totalAfter, lateFee, goneBefore, toPay, refund }: ChangeMoney): readonly DeskFact[] {
  const rest = totalAfter + lateFee - totalBefore - toPay + refund;
  if (rest > 0) return [fact('Difference that we pay', formatPence(pence(rest)))];
  const isKept = rest < 0 && toPay === 0 && goneBefore === 0;
  return isKept ? [fact('Not refunded, by the terms', formatPence(pence(-rest)))] : [];
}

/** Returns the money of a change that an operator selected, and the fields that its form sends back. */
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
      ...leftOver(money),
    ],
    version: row.calendar_sequence,
    idempotencyKey: randomUUID(),
    toPay: money.toPay,
    refund: money.refund,
    needsStartRequest,
    heldUntil: money.toPay > 0 ? formatInstant(heldUntil(planned, 'operator', now())) : '',
  };
}

/** Returns the sentences of a refusal, with a field's reworded by `said`. Throws any other error again. */
export function refusalOf(
  error: unknown,
  said: (path: string, sentence: string) => string = (_, text) => text,
): string {
  if (!(error instanceof Problem)) throw error;
  const fields = Object.entries(error.details.fields ?? {}).map(([path, text]) => said(path, text));
  return [...new Set([error.message, ...fields])].map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ');
}
