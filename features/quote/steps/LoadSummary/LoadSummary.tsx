import type { LoadDrawingProps } from '@/components/load-drawing/LoadDrawing';
import { LiveLoad } from '@/components/load-drawing/LiveLoad';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Gauge } from '@/components/ui/Gauge';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import styles from './LoadSummary.module.scss';

type LoadSummaryProps = Pick<LoadDrawingProps, 'items' | 'hold'> & {
  readonly picture: Picture;
  readonly mark?: string;
  readonly gauges: readonly Parameters<typeof Gauge>[0][];
};

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
