import { useState } from 'react';
import type { PickableItem } from '@/components/inventory/ItemPicker/ItemPicker';
import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Segments } from '@/components/ui/Segments/Segments';
import { formatPieces, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { SITE } from '@/lib/site';
import { useMoveAdvice } from '../advice/use-move-advice';
import { useStorageAdvice } from '../advice/use-storage-advice';
import { PURPOSES, purposeOf, type Purpose } from '../purpose';
import { MoveResult } from '../Result/MoveResult';
import { StorageResult } from '../Result/StorageResult';
import { bestStay, moveSummary, staySummary, stayOf } from '../stay/stay-of';
import { INITIAL_WEEKS } from '../stay/weeks';
import { TrueCost } from '../TrueCost/TrueCost';
import { useList } from '../use-list';
import { ListBuilder } from './ListBuilder';
import styles from './StorageCalculator.module.scss';

export type StorageCalculatorProps = {
  readonly popularItems: readonly PickableItem[];
  readonly itemPictures: ItemPictures;
  /** Until there is a list, and while the drawing is made. */
  readonly pictures: Readonly<Record<Purpose, Picture>>;
  readonly call: { readonly phone: string; readonly phoneHref: string };
};

/** Will it fit, and what will it cost: a list, packed to scale, and priced there and back. */
export function StorageCalculator(props: StorageCalculatorProps) {
  const { popularItems, itemPictures, pictures, call } = props;
  const list = useList();
  const { items } = list;
  const [purpose, setPurpose] = useState<Purpose>('storage');
  const [weeks, setWeeks] = useState(INITIAL_WEEKS);
  const advice = useStorageAdvice({ items, priceList: SITE.storagePriceList })?.advice ?? null;
  const stay = stayOf(advice?.fits?.unit ?? null, items);
  const cost = bestStay(stay, weeks);
  const isEmpty = items.length === 0;
  const isMove = purpose === 'moving';
  const move = useMoveAdvice(items, purpose);
  const answer = isMove ? move && moveSummary(move.advice) : staySummary(advice, cost);
  const summary = isEmpty ? '' : (answer ?? '');

  return (
    <div className={styles.root}>
      <div className={styles.columns}>
        <div>
          <section aria-labelledby="your-list" className={styles.list}>
            <h2 id="your-list" className={styles.title}>
              What have you got?
            </h2>
            <Segments
              legend="Where does it go?"
              name="purpose"
              value={purpose}
              onChange={(value) => setPurpose(purposeOf(value))}
              options={PURPOSES}
            />
            <ListBuilder list={list} popularItems={popularItems} pictures={itemPictures} />
          </section>
          {summary ? (
            <a href="#result" className={styles.bar}>
              <b>{formatPieces(inventoryTotals(items).pieces)}</b> <span>{summary}</span>
            </a>
          ) : null}
        </div>
        <section aria-labelledby="it-fits" className={styles.result} id="result" tabIndex={-1}>
          <h2 id="it-fits" className={styles.title}>
            Will it fit?
          </h2>
          {isEmpty ? (
            <>
              <div className={styles.empty}>
                <Drawing {...pictures[purpose]} alt="" isEager />
              </div>
              <p>Nothing on your list yet. Add an item, start from a home size, or paste a list you have written.</p>
            </>
          ) : isMove ? (
            move && <MoveResult {...move} items={items} picture={pictures.moving} call={call} />
          ) : advice ? (
            <StorageResult {...{ items, advice, cost, weeks, call }} picture={pictures.storage} />
          ) : null}
        </section>
      </div>
      <p role="status" className={styles.spoken}>
        {summary}
      </p>
      {!isMove && stay ? <TrueCost {...stay} weeks={weeks} onWeeks={setWeeks} /> : null}
    </div>
  );
}
