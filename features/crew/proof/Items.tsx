import { buttonClass } from '@/components/ui/Button';
import type { CrewItemDto, CrewJobDto } from '@/lib/contracts/crew';
import {
  COUNT_LABELS,
  MARKS,
  MOST_PIECES,
  WAYS_OF_VISIT,
  type CountWay,
  type ItemFacts,
} from '@/lib/domain/visits/items';
import styles from '../CrewPage/CrewPage.module.scss';
import { ItemList } from '../CrewPage/ItemList';
import type { ItemListState } from '../crew-state';
import { countedWords, factsOf } from './facts';
import type { Keep } from './use-keep';
import { MARK_WORDS } from './words';

type ItemsProps = { readonly job: CrewJobDto; readonly keep: Keep; readonly itemList: ItemListState };

export function Items({ job, keep, itemList }: ItemsProps) {
  const words = countedWords(job, keep.proof);
  return (
    <ItemList
      state={itemList}
      summary={
        <>
          Items ({job.items.length}) {words === '' ? null : <span className={styles.stand}>{words}</span>}
        </>
      }
    >
      <ul className={styles.items}>
        {job.items.map((item) => (
          <Item
            key={item.item}
            item={item}
            ways={WAYS_OF_VISIT[job.kind]}
            facts={factsOf(item, job.visit, keep.proof)}
            keep={keep}
          />
        ))}
      </ul>
    </ItemList>
  );
}

type ItemProps = {
  readonly item: CrewItemDto;
  readonly ways: readonly CountWay[];
  readonly facts: ItemFacts;
  readonly keep: Keep;
};

function Item({ item, ways, facts, keep }: ItemProps) {
  const { title, planned, goes } = item;
  const marks = facts.marks?.value ?? [];
  return (
    <li className={styles.item}>
      <strong>
        {planned} × {title}
        {goes === '' ? null : <b> {goes}</b>}
      </strong>
      {ways.map((way) => (
        <Counter
          key={way}
          label={COUNT_LABELS[way]}
          title={title}
          planned={planned}
          value={facts[way]?.value ?? null}
          onStep={(by) => void keep.step(item, way, by)}
          onAll={() => void keep.count(item, way, planned)}
        />
      ))}
      <details>
        <summary className={styles.more}>
          Marks<span className={styles.hidden}> on {title}</span>
          <span>{marks.length > 0 ? `: ${marks.map((mark) => MARK_WORDS[mark].toLowerCase()).join(', ')}` : ''}</span>
        </summary>
        <div className={styles.marks}>
          {MARKS.map((mark) => (
            <label key={mark} className={styles.mark}>
              <input
                type="checkbox"
                checked={marks.includes(mark)}
                onChange={({ target }) => void keep.mark(item, mark, target.checked)}
              />
              {MARK_WORDS[mark]}
            </label>
          ))}
        </div>
      </details>
    </li>
  );
}

type CounterProps = {
  readonly label: string;
  readonly title: string;
  readonly planned: number;
  /** Null while nobody has counted. */
  readonly value: number | null;
  readonly onStep: (by: 1 | -1) => void;
  readonly onAll: () => void;
};

function Counter({ label, title, planned, value, onStep, onAll }: CounterProps) {
  const now = value ?? 0;
  const press = buttonClass({ kind: 'outline', size: 's' });
  return (
    <div className={styles.counter} role="group" aria-label={`${label}: ${title}`}>
      <span className={styles.way}>{label}</span>
      <button
        type="button"
        className={press}
        aria-label={`One fewer ${label.toLowerCase()}: ${title}`}
        disabled={now === 0}
        onClick={() => onStep(-1)}
      >
        −
      </button>
      <output className={styles.number}>{value === null ? '–' : `${value} of ${planned}`}</output>
      <button
        type="button"
        className={press}
        aria-label={`One more ${label.toLowerCase()}: ${title}`}
        disabled={now >= MOST_PIECES}
        onClick={() => onStep(1)}
      >
        +
      </button>
      <button
        type="button"
        className={press}
        aria-label={`All ${label.toLowerCase()}: ${title}`}
        disabled={value === planned}
        onClick={onAll}
      >
        All
      </button>
    </div>
  );
}
