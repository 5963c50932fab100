import styles from './ItemPicker.module.scss';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Chips } from '@/components/ui/Chips/Chips';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { fetchedRule } from '@/components/ui/FetchedPart/fetched-rule';
import { Note } from '@/components/ui/Note';
import { SearchField } from '@/components/ui/SearchField';
import { Stepper } from '@/components/ui/Stepper';
import { quantityOf, withQuantity, type Piece } from '@/lib/domain/catalogue/inventory-lines';
import { ROOMS } from '@/lib/domain/catalogue/rooms';
import type { Searchable } from '@/lib/domain/catalogue/search';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { countWithNoun } from '@/lib/domain/wording';
import { useItemPictures, type ItemPictures } from './use-item-pictures';

type ItemCardProps = {
  readonly item: Piece;
  readonly quantity: number;
  readonly picture: Picture | undefined;
  readonly maxQuantity: number;
  /** Effect of one more piece on the price: "adds £39". Empty if it has none. */
  readonly effect: string;
  readonly onChange: (quantity: number) => void;
};

/** Returns the style that passes a drawing's width to the style sheet. All drawings share one scale. */
const widthOf = ({ width }: Picture): CSSProperties & { '--width': string } => ({ '--width': `${width}px` });

function ItemCard({ item, quantity, maxQuantity, picture, effect, onChange }: ItemCardProps) {
  return (
    <li className={quantity > 0 ? `${styles.item} ${styles.chosen}` : styles.item}>
      {picture ? (
        <span className={styles.picture} style={widthOf(picture)}>
          <Drawing {...picture} />
        </span>
      ) : null}
      <div className={styles.words}>
        <h2 className={styles.name}>{item.title}</h2>
        <p className={styles.effect}>{[`${item.cubicFeet} cu ft`, effect].filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.count}>
        <Stepper label={item.title} value={quantity} max={maxQuantity} onChange={onChange} />
      </div>
    </li>
  );
}

/** Returns searchCatalogue, or null until it is loaded. A query that is not '' starts the loading. */
const useLoadedSearch = fetchedRule(async () => (await import('@/lib/domain/catalogue/search')).searchCatalogue);

const POPULAR = '';
/** Number of items that fill a screen. "Show more" adds as many. */
const PAGE_SIZE = 24;

export type PickableItem = Piece & Searchable;

type ItemPickerProps = {
  readonly catalogue: {
    readonly state: 'loading' | 'ready' | 'failed';
    /** The popular items until the whole list is loaded. */
    readonly items: readonly PickableItem[];
    readonly retry: () => void;
  };
  readonly popularItems: readonly PickableItem[];
  readonly pictures: ItemPictures;
  readonly chosen: readonly FurnitureItem[];
  readonly onChange: (chosen: readonly FurnitureItem[]) => void;
  readonly maxQuantity: number;
  readonly effectOf: (piece: Piece) => string;
  readonly query: string;
  /** Called with null when the visitor picks a room, which ends the search. */
  readonly onQuery: (query: string | null) => void;
  readonly error?: string | undefined;
  /** Another way to add items, below the search. */
  readonly children?: ReactNode;
};

function pictureOf(itemId: string, pictures: ItemPictures): Picture | undefined {
  const found = pictures.find(([id]) => id === itemId);
  if (!found) return undefined;
  const [, file, width, height] = found;
  return { path: `/drawings/items/${file}.svg`, width, height, alt: '' };
}

export function ItemPicker(props: ItemPickerProps) {
  const { catalogue, popularItems, chosen, onChange, maxQuantity, effectOf, query, onQuery, error, children } = props;
  const [room, setRoom] = useState(POPULAR);
  const [limit, setLimit] = useState(PAGE_SIZE);

  // All rooms are shown while the catalogue loads, so that no button moves when the catalogue arrives.
  const rooms: readonly string[] =
    catalogue.state === 'loading' ? ROOMS : [...new Set(catalogue.items.map((item) => item.room))];
  const inRoom = room === POPULAR ? popularItems : catalogue.items.filter((item) => item.room === room);
  const trimmedQuery = query.trim();
  const search = useLoadedSearch(trimmedQuery);
  const found = trimmedQuery !== '' && search ? search(catalogue.items, query) : null;
  const listed = found ?? inRoom;
  const shown = listed.slice(0, limit);
  const pictures = useItemPictures(
    props.pictures,
    shown.map(({ id }) => id),
  );

  return (
    <div className={styles.root}>
      <SearchField
        id="furnitureItems"
        label="Search items"
        placeholder="Search: sofa, wardrobe, bike"
        value={query}
        onChange={(text) => {
          setLimit(PAGE_SIZE);
          onQuery(text);
        }}
      />
      {error ? <Note kind="error">{error}</Note> : null}
      {children}
      <Chips
        legend="Rooms"
        scroll
        options={[{ value: POPULAR, label: 'Most moved' }, ...rooms.map((value) => ({ value, label: value }))]}
        value={room}
        onChange={(value) => {
          setLimit(PAGE_SIZE);
          setRoom(value);
          onQuery(null);
        }}
      />
      <p role="status" className={styles.effect}>
        {found ? `${countWithNoun(found.length, 'item')} found` : ''}
      </p>
      <ul className={styles.items}>
        {shown.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            quantity={quantityOf(chosen, item.id)}
            maxQuantity={maxQuantity}
            picture={pictureOf(item.id, pictures)}
            effect={effectOf(item)}
            onChange={(quantity) => onChange(withQuantity(chosen, item, quantity))}
          />
        ))}
      </ul>
      {listed.length > limit ? (
        <Button kind="secondary" onClick={() => setLimit(limit + PAGE_SIZE)}>
          Show more
        </Button>
      ) : null}
      {catalogue.state === 'failed' ? (
        <Note kind="error" role="alert">
          We could not load the whole list, only what most people move.{' '}
          <Button kind="secondary" size="xs" onClick={catalogue.retry}>
            Load the list again
          </Button>
        </Note>
      ) : null}
    </div>
  );
}
