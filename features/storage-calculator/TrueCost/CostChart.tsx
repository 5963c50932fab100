import { formatPence } from '@/lib/domain/money';
import { LONGEST_STAY, SHORTEST_STAY } from '@/lib/domain/pricing/storage-stay';
import { cheapestStretches, cheapestTotals, type StayToCompare } from '../stay/stay-table';
import styles from './TrueCost.module.scss';

/** Pixels of the plot and of its margins, at the width of a small phone; it scales with its box. */
const BOX = { width: 360, height: 190, left: 44, right: 10, top: 12, bottom: 26 } as const;

/** The scale ends at whole £200, so that its middle is a whole £100: in pence. */
const ROUND = 20_000;

type CostChartProps = { readonly stay: StayToCompare; readonly weeks: number };

/** What the cheapest term costs in all, by weeks, cut where another term takes over. The table beside it says the same. */
export function CostChart({ stay, weeks }: CostChartProps) {
  const totals = cheapestTotals(stay);
  const most = Math.ceil(Math.max(...totals.map(({ total }) => total)) / ROUND) * ROUND;
  const floor = BOX.height - BOX.bottom;
  const x = (week: number) =>
    BOX.left + ((week - SHORTEST_STAY) / (LONGEST_STAY - SHORTEST_STAY)) * (BOX.width - BOX.left - BOX.right);
  const y = (total: number) => floor - (total / most) * (floor - BOX.top);
  const line = totals.map(({ weeks: week, total }) => `${x(week).toFixed(1)},${y(total).toFixed(1)}`).join(' ');
  const chosen = totals.find((point) => point.weeks === weeks);
  const turns = cheapestStretches(stay).slice(1);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
      {[0, most / 2, most].map((total) => (
        <g key={total}>
          <line className={styles.grid} x1={BOX.left} x2={BOX.width - BOX.right} y1={y(total)} y2={y(total)} />
          <text x={BOX.left - 6} y={y(total) + 4} textAnchor="end">
            {`£${Math.round(total / 100)}`}
          </text>
        </g>
      ))}
      {turns.map(({ term, fromWeek }) => (
        <line key={term} className={styles.turn} x1={x(fromWeek)} x2={x(fromWeek)} y1={BOX.top} y2={floor} />
      ))}
      {[SHORTEST_STAY, 13, 26, 39, LONGEST_STAY].map((week) => (
        <text key={week} x={x(week)} y={BOX.height - 8} textAnchor="middle">
          {week}
        </text>
      ))}
      <polyline className={styles.line} points={line} />
      {chosen ? (
        <g className={styles.chosen}>
          <line x1={x(weeks)} x2={x(weeks)} y1={y(chosen.total)} y2={floor} />
          <circle cx={x(weeks)} cy={y(chosen.total)} r={5}>
            <title>{formatPence(chosen.total)}</title>
          </circle>
        </g>
      ) : null}
    </svg>
  );
}
