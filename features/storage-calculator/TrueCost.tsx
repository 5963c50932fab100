import styles from './TrueCost.module.scss';
import { useState } from 'react';
import { Chips } from '@/components/ui/Chips/Chips';
import { TextField } from '@/components/ui/TextField';
import { NOTHING, formatPence } from '@/lib/domain/money';
import { LONGEST_STAY, SHORTEST_STAY, cheapestStay, stayCosts, type StayCost } from '@/lib/domain/pricing/storage-stay';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { USUAL_WEEKS, cheapestStretches, cheapestTotals, weeksIn, weeksText, type StayToCompare } from './stay';

type CostTablesProps = { readonly stay: StayToCompare; readonly weeks: number; readonly unit: string };

function CostTables({ stay, weeks, unit }: CostTablesProps) {
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
            <th scope="col">Total</th>
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
            <th scope="col">Total</th>
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

/** Pixels of the plot and its margins at the width of a small phone, which scale with the box. */
const BOX = { width: 360, height: 190, left: 44, right: 10, top: 12, bottom: 26 } as const;

/** The step of the scale's maximum in pence, so that the middle of the scale is a whole £100. */
const ROUND = 20_000;

type CostChartProps = { readonly stay: StayToCompare; readonly weeks: number };

/** Renders the total on the cheapest term by weeks. The table beside it says the same. */
function CostChart({ stay, weeks }: CostChartProps) {
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

type TrueCostProps = {
  readonly stay: StayToCompare;
  readonly unit: string;
  readonly weeks: number;
  readonly onWeeks: (weeks: number) => void;
};

export function TrueCost({ stay, unit, weeks, onWeeks }: TrueCostProps) {
  const best = cheapestStay({ ...stay, weeks });
  return (
    <section className={styles.root} aria-labelledby="true-cost">
      <header>
        <h2 id="true-cost">The true cost, collection and return included</h2>
        <p className={styles.lead}>
          Rent, collection and return together, on the term that is cheapest for your weeks. Stairs, parking and
          distance depend on your address and come on top.
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.chooser}>
          <WeeksField weeks={weeks} onChange={onWeeks} />
          <div role="status">
            <p className={styles.total}>
              <strong>{formatPence(best.total)}</strong> <span>{`for ${weeksText(weeks)}`}</span>
            </p>
            <p>
              {`${formatPence(best.totalPerWeek)} a week all in: ${partsOf(best)}. Term: ${storageDuration(best.term).title.toLowerCase()}.`}
            </p>
          </div>
        </div>
        <figure className={styles.figure}>
          <figcaption>
            Total in pounds, by weeks. A dashed line shows where another term becomes the cheapest.
          </figcaption>
          <CostChart stay={stay} weeks={weeks} />
        </figure>
      </div>
      <CostTables stay={stay} weeks={weeks} unit={unit} />
    </section>
  );
}

function partsOf({ rent, paidWeeks, weekly, collection, delivery }: StayCost): string {
  const collected = collection === NOTHING ? 'collection free' : `collection ${formatPence(collection)}`;
  return `rent ${formatPence(rent)} (${paidWeeks} × ${formatPence(weekly)}), ${collected}, return ${formatPence(delivery)}`;
}

type WeeksFieldProps = { readonly weeks: number; readonly onChange: (weeks: number) => void };

const WEEK_CHOICES = USUAL_WEEKS.map((weeks) => ({ value: String(weeks), label: weeksText(weeks) }));

function WeeksField({ weeks, onChange }: WeeksFieldProps) {
  /** The typed text while it is not a valid stay. */
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (chosen: number) => {
    setTyped(null);
    onChange(chosen);
  };
  const type = (text: string) => {
    const chosen = weeksIn(text);
    if (chosen === null) setTyped(text);
    else choose(chosen);
  };
  return (
    <div className={styles.weeks}>
      <Chips
        legend="How long?"
        options={WEEK_CHOICES}
        value={String(weeks)}
        onChange={(value) => choose(Number(value))}
      />
      <div className={styles.exactly}>
        <TextField
          className={styles.number}
          label="Weeks"
          name="weeks"
          type="number"
          inputMode="numeric"
          min={SHORTEST_STAY}
          max={LONGEST_STAY}
          value={typed ?? String(weeks)}
          onChange={type}
          onBlur={() => setTyped(null)}
          error={typed === null ? undefined : `${SHORTEST_STAY} to ${LONGEST_STAY}`}
        />
        <input
          type="range"
          className={styles.range}
          aria-label="Weeks, on a slider"
          aria-valuetext={weeksText(weeks)}
          min={SHORTEST_STAY}
          max={LONGEST_STAY}
          value={weeks}
          onChange={(event) => choose(Number(event.target.value))}
        />
      </div>
    </div>
  );
}
