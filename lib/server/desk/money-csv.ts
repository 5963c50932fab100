import { addDays, isLocalDate, londonDate, londonInstant } from '@/lib/domain/london-time';
import { pence, toPounds } from '@/lib/domain/money';
import { FLOWS } from '@/lib/domain/services/flows';
import type { FlowId } from '@/lib/domain/services/flows';
import { splitVat } from '@/lib/domain/order/vat';
import type { LocalDate } from '@/lib/domain/vocabulary';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { csvInPieces } from './csv';
import { paymentsIn, refundsIn, type Movement } from './money-repo';
import { asked, type Query } from './words';

const COLUMNS = ['Day', 'Kind', 'Service', 'Order', 'Gross', 'Net', 'VAT', 'Processor', 'Ours'];

const pounds = (amount: number): string => toPounds(pence(amount)).toFixed(2);

/** "Storage" for what goes on being paid, else the order's service. */
const serviceOf = ({ isStorage, flow }: Movement): string =>
  isStorage ? 'Storage rent' : FLOWS[flow as FlowId].words.order;

function lineOf(movement: Movement): readonly string[] {
  const vat = Math.sign(movement.pence) * splitVat(pence(Math.abs(movement.pence))).vat;
  return [
    ...[londonDate(new Date(movement.at)), movement.kind === 'payment' ? 'Payment' : 'Refund'],
    ...[serviceOf(movement), movement.reference],
    ...[pounds(movement.pence), pounds(movement.pence - vat), pounds(vat)],
    ...[movement.providerRef, movement.id],
  ];
}

/** Every payment and refund of a range of London's days, both included, with its VAT: a day at a time, the oldest first. */
export function moneyCsv({ db, now }: Pick<Deps, 'db' | 'now'>, query: Query): AsyncIterable<string> {
  const today = londonDate(now());
  const day = (name: string, otherwise: LocalDate): LocalDate =>
    isLocalDate(asked(query, name)) ? asked(query, name) : otherwise;
  return csvInPieces(COLUMNS, daysOf(db, day('from', today), day('to', today)));
}

/** More days than these are a mistake. */
const MOST_DAYS = 3_700;

async function* daysOf(
  db: Deps['db'],
  first: LocalDate,
  last: LocalDate,
): AsyncGenerator<readonly (readonly string[])[]> {
  let day = first;
  for (let count = 0; day <= last && count < MOST_DAYS; count += 1) {
    const [from, until] = [day, addDays(day, 1)].map((date) => londonInstant(date, '00:00').toISOString());
    if (from === undefined || until === undefined) return;
    const [payments, refunds] = await Promise.all([paymentsIn(db, { from, until }), refundsIn(db, { from, until })]);
    yield [...payments, ...refunds].map(lineOf);
    day = addDays(day, 1);
  }
}
