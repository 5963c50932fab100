import type { LoadDrawingProps } from '@/components/load-drawing/LoadDrawing';
import { LiveLoad } from '@/components/load-drawing/LiveLoad';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Gauge } from '@/components/ui/Gauge';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import styles from './LoadSummary.module.scss';

type LoadSummaryProps = Pick<LoadDrawingProps, 'items' | 'hold'> & {
  /** Shown until the first item is listed. */
  readonly picture: Picture;
  /** Text about the marked part of the van or unit. */
  readonly mark?: string;
  /** Gauges of the load, as text and bars. */
  readonly gauges: readonly Parameters<typeof Gauge>[0][];
};

/** Renders the van or unit with the listed items, and how full it is. */
export function LoadSummary({ picture, items, hold, mark, gauges }: LoadSummaryProps) {
  const empty = <Drawing {...picture} alt="" />;
  const isListed = inventoryTotals(items).pieces > 0;
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        {isListed ? (
          <LiveLoad items={items} hold={hold}>
            {empty}
          </LiveLoad>
        ) : (
          empty
        )}
        {mark ? <p className={styles.mark}>{mark}</p> : null}
      </div>
      {gauges.map((gauge) => (
        <Gauge key={gauge.label} {...gauge} />
      ))}
    </div>
  );
}
