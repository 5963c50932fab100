import { itemDifferences } from '@/lib/domain/catalogue/item-differences';
import { formatPence, pence } from '@/lib/domain/money';
import { lineDifferences, type LineDifference } from '@/lib/domain/pricing/line-differences';
import type { Block, Difference, Fact } from '../blocks';
import type { ChangeFacts, FactsBefore } from '../change-facts';
import type { OrderFacts } from '../order-facts';

type Dated = {
  readonly order: Pick<OrderFacts, 'appointments'>;
  readonly before: Pick<FactsBefore, 'appointments'> | null;
};

/** When somebody comes, each with the day and hour that it was before; and what is given up altogether. */
export function appointmentFacts({ order, before }: Dated): OrderFacts['appointments'] {
  const oldOf = (label: string) => before?.appointments.find(([each]) => each === label)?.[1];
  return order.appointments.map(([label, when]) => {
    const was = oldOf(label);
    return was === undefined || was === when ? [label, when] : [label, when, { was }];
  });
}

/** "£284.90, £25.90 more", was "£259". */
export function changedPrice({ order, before }: ChangeFacts): Fact {
  const price = formatPence(order.total);
  if (before === null || before.total === order.total) return ['Price', price];
  const more = order.total - before.total;
  const difference = `${formatPence(pence(Math.abs(more)))} ${more > 0 ? 'more' : 'less'}`;
  return ['Price', `${price}, ${difference}`, { was: formatPence(before.total) }];
}

/** Every line of the price and every thing that a change has touched, each with its difference. */
export function whatChanged({ order, before }: Pick<ChangeFacts, 'order' | 'before'>): readonly Block[] {
  if (before === null) return [];
  const things = itemDifferences(before.furnitureItems, order.furnitureItems).map(thingRow);
  const lines = lineDifferences(before.lines, order.lines).map(lineRow);
  if (things.length + lines.length === 0) return [];
  const total = { label: 'Difference including VAT', amount: pence(order.total - before.total) };
  return [
    { kind: 'heading', text: 'What has changed' },
    { kind: 'differences', lines: [...things, ...lines], total },
  ];
}

const thingRow = ({ title, more }: { readonly title: string; readonly more: number }): Difference => ({
  label: `${Math.abs(more)} × ${title}`,
  detail: more > 0 ? 'added to the list' : 'taken off the list',
  amount: null,
});

function lineRow({ label, before, after, difference }: LineDifference): Difference {
  if (before === null) {
    return { label, detail: after?.detail === undefined ? 'added' : `added: ${after.detail}`, amount: difference };
  }
  if (after === null) return { label, detail: 'taken out', amount: difference };
  const name = before.label === after.label ? '' : `${before.label}, `;
  return {
    label,
    detail: `was ${name}${formatPence(before.amount)}, now ${formatPence(after.amount)}`,
    amount: difference,
  };
}
