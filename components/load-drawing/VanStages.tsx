import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { drawnHold } from './drawn-hold';
import { holdName, loadText } from './load-text';
import type { Vans } from './hold';
import styles from './VanStages.module.scss';

/** How full a van is while it is unloaded. */
export const VAN_STAGES = { full: 1, half: 0.5, empty: 0 } as const;
export type VanStage = keyof typeof VAN_STAGES;

export type VanStagesProps = {
  readonly items: readonly FurnitureItem[];
  readonly hold: Vans;
  /** Those that can still come. */
  readonly stages: readonly VanStage[];
};

/**
 * Vans with the things of an order, as full as they are at each stage: drawn where the page is made. Whatever holds it says
 * by `data-van` which of them is seen, so that a page shows the next one without a script that draws.
 */
export function VanStages({ items, hold, stages }: VanStagesProps) {
  return (
    <div className={styles.root}>
      {stages.map((stage) => {
        const { viewBox, parts } = drawnHold(items, hold, VAN_STAGES[stage]);
        return (
          <svg
            key={stage}
            viewBox={viewBox}
            className={styles[stage]}
            role="img"
            aria-label={textOf(stage, hold, items)}
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
            dangerouslySetInnerHTML={{ __html: parts.map(({ paths }) => paths).join('') }}
          />
        );
      })}
    </div>
  );
}

function textOf(stage: VanStage, hold: Vans, items: VanStagesProps['items']): string {
  if (stage === 'full') return loadText(hold, items, {});
  const name = `${holdName(hold)}, cut open`;
  return stage === 'half' ? `${name}: about half of your things are out.` : `${name}: everything is out.`;
}
