import styles from './StorageCalculator.module.scss';
import { useEffect, useRef, useState } from 'react';
import type { PickableItem } from '@/components/inventory/ItemPicker/ItemPicker';
import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { fetchedRule } from '@/components/ui/FetchedPart/fetched-rule';
import { Segments } from '@/components/ui/Segments/Segments';
import { formatPieces, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { MAX_CUBIC_FEET, MOST_VANS } from '@/lib/domain/catalogue/vans';
import { formatPence } from '@/lib/domain/money';
import { cheapestStay, type StayCost } from '@/lib/domain/pricing/storage-stay';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { countWithNoun } from '@/lib/domain/wording';
import { SITE } from '@/lib/site';
import { MoveResult, StorageResult } from '../Result';
import { TrueCost } from '../TrueCost';
import type { MoveAdvice } from '../advice/move-advice';
import type { OfferedUnit, StorageAdvice, StorageToAdvise } from '../advice/storage-advice';
import { INITIAL_WEEKS } from '../stay';
import { ListBuilder, useList } from './ListBuilder';

/** Starts a worker, or returns null if the browser has none. Bundlers find the file by this exact expression. */
function startAdviser(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(new URL('../advice/advice.worker.ts', import.meta.url), { type: 'module' });
}

/** Returns the latest advice, or null until there is one. Lists that are outdated before their turn are skipped. */
function useStorageAdvice({ items, priceList }: StorageToAdvise): StorageAdvice | null {
  const [latest, setLatest] = useState<StorageAdvice | null>(null);
  const adviser = useRef<((asked: StorageToAdvise) => void) | null>(null);

  useEffect(() => {
    const worker = startAdviser();
    let waiting: StorageToAdvise | null = null;
    let current: StorageToAdvise | null = null;
    let isGone = false;
    const next = () => {
      if (current || !waiting || isGone) return;
      current = waiting;
      waiting = null;
      if (worker) worker.postMessage(current);
      else void adviseHere(current).then(done);
    };
    const done = (advice: StorageAdvice) => {
      if (current && !isGone) setLatest(advice);
      current = null;
      next();
    };
    worker?.addEventListener('message', ({ data }: MessageEvent<StorageAdvice>) => done(data));
    adviser.current = (newest) => {
      waiting = newest;
      next();
    };
    return () => {
      isGone = true;
      adviser.current = null;
      worker?.terminate();
    };
  }, []);

  useEffect(() => adviser.current?.({ items, priceList }), [items, priceList]);
  return latest;
}

const adviseHere = async (asked: StorageToAdvise) => (await import('../advice/storage-advice')).adviseStorage(asked);

/** Returns the stay to price; null without a unit, or if two vans cannot carry the list. */
function stayOf(unit: OfferedUnit | null, items: readonly FurnitureItem[]) {
  const { cubicFeet } = inventoryTotals(items);
  if (!unit || cubicFeet === 0 || cubicFeet > MAX_CUBIC_FEET) return null;
  const { storageSpace, squareFeet, title } = unit;
  return { unit: title, stay: { priceList: SITE.storagePriceList, storage: { storageSpace, squareFeet }, cubicFeet } };
}

const advisedUnit = (advice: StorageAdvice | null) => (advice?.advised && advice[advice.advised]?.unit) || null;

/** Returns "6 × 4 ft unit, £13.14 a week, £323 in all". */
function staySummary(advice: StorageAdvice | null, cost: StayCost | null): string {
  if (!advice) return '';
  const unit = advisedUnit(advice);
  if (!unit) return 'more than our largest unit';
  return cost
    ? `${unit.title}, ${formatPence(cost.weekly)} a week, ${formatPence(cost.total)} in all`
    : `more than ${MOST_VANS}`;
}

const moveSummary = (advice: MoveAdvice | null): string =>
  advice
    ? `${countWithNoun(advice.cheapest.fit.vans, 'van')}, ${formatPence(advice.cheapest.price)}`
    : `more than ${MOST_VANS}`;

const PURPOSES = [
  { value: 'storage', label: 'Into storage' },
  { value: 'moving', label: 'Moving home' },
] as const;
type Purpose = (typeof PURPOSES)[number]['value'];

const useRules = fetchedRule(async () => (await import('../advice/move-advice')).adviseMove);

/** Returns the advice on a move; null while its rules load, on demand because they are a quarter of the code. */
function useMoveAdvice(items: readonly FurnitureItem[], purpose: Purpose) {
  const isMove = purpose === 'moving';
  const advise = useRules(isMove ? purpose : '');
  return isMove && advise ? { advice: advise(items, SITE.addOnVariant) } : null;
}

export type StorageCalculatorProps = {
  readonly popularItems: readonly PickableItem[];
  readonly itemPictures: ItemPictures;
  readonly pictures: Readonly<Record<Purpose, Picture>>;
  readonly call: { readonly phone: string; readonly phoneHref: string };
};

export function StorageCalculator(props: StorageCalculatorProps) {
  const { popularItems, itemPictures, pictures, call } = props;
  const list = useList();
  const { items } = list;
  const [purpose, setPurpose] = useState<Purpose>('storage');
  const [weeks, setWeeks] = useState(INITIAL_WEEKS);
  const advice = useStorageAdvice({ items, priceList: SITE.storagePriceList });
  const stay = stayOf(advisedUnit(advice), items);
  const cost = stay && cheapestStay({ ...stay.stay, weeks });
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
              onChange={(value) => setPurpose(value === 'moving' ? value : 'storage')}
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
            <StorageResult
              items={items}
              advice={advice}
              cost={cost}
              weeks={weeks}
              call={call}
              picture={pictures.storage}
            />
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
