import { formatPence } from '@/lib/domain/money';
import { stayCosts } from '@/lib/domain/pricing/storage-stay';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { cheapestStretches, type StayToCompare } from '../stay/stay-table';
import { weeksText } from '../stay/weeks';
import styles from './TrueCost.module.scss';

type CostTablesProps = { readonly stay: StayToCompare; readonly weeks: number; readonly unit: string };

/** The four terms for the chosen stay, and which of them is the cheapest from which week on. */
export function CostTables({ stay, weeks, unit }: CostTablesProps) {
  const costs = stayCosts({ ...stay, weeks });
  const least = Math.min(...costs.map(({ total }) => total));
  return (
    <div className={styles.tables}>
      <table>
        <caption>{`${unit}, ${weeksText(weeks)}, on each term`}</caption>
        <thead>
          <tr>
            <th scope="col">Term</th>
            <th scope="col">Rent a week</th>
            <th scope="col">In all</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ term, weekly, total, paidWeeks }) => (
            <tr key={term} className={total === least ? styles.best : undefined}>
              <th scope="row">
                {storageDuration(term).title}
                {paidWeeks > weeks ? <small>{` ${weeksText(paidWeeks)} at least`}</small> : null}
              </th>
              <td>{formatPence(weekly)}</td>
              <td>{formatPence(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>The cheapest term, week by week</caption>
        <thead>
          <tr>
            <th scope="col">You stay</th>
            <th scope="col">Cheapest</th>
            <th scope="col">In all</th>
          </tr>
        </thead>
        <tbody>
          {cheapestStretches(stay).map(({ term, fromWeek, toWeek, least: from, most: to }) => (
            <tr key={fromWeek} className={weeks >= fromWeek && weeks <= toWeek ? styles.best : undefined}>
              <th scope="row">{fromWeek === toWeek ? weeksText(fromWeek) : `${fromWeek} to ${weeksText(toWeek)}`}</th>
              <td>{storageDuration(term).title}</td>
              <td>{from === to ? formatPence(from) : `${formatPence(from)} to ${formatPence(to)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
