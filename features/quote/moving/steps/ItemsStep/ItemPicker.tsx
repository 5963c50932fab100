import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Chips } from '@/components/ui/Chips/Chips';
import { Note } from '@/components/ui/Note/Note';
import { SearchField } from '@/components/ui/SearchField/SearchField';
import type { CatalogueItem } from '@/lib/contracts/calculation';
import { searchCatalogue } from '@/lib/domain/catalogue/search';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { useAnswers, useHalfTyped } from '../../../engine/form';
import { useMovingFacts } from '../../facts';
import { quantityOf, withQuantity } from '../../inventory-lines';
import { useCatalogue } from '../../use-catalogue';
import { effectOfOneMore } from './effect';
import { ItemCard } from './ItemCard';
import styles from './ItemsStep.module.scss';

const POPULAR = '';
const NO_SEARCH = { query: '' };
/** Enough to fill a screen; the rest is one press away. */
const PAGE = 24;

/** The catalogue: what most people have first, then by room or by search. */
export function ItemPicker() {
  const { values, setField, errorOf } = useAnswers<MovingAnswers>();
  const { popularItems, itemPictures } = useMovingFacts();
  const catalogue = useCatalogue(popularItems);
  const [room, setRoom] = useState(POPULAR);
  const [search, setSearch] = useHalfTyped('itemSearch', NO_SEARCH);
  const { query } = search ?? NO_SEARCH;
  const [limit, setLimit] = useState(PAGE);

  const rooms = [...new Set(catalogue.items.map((item) => item.room))];
  const inRoom: readonly CatalogueItem[] =
    room === POPULAR ? popularItems : catalogue.items.filter((item) => item.room === room);
  const found = query.trim() === '' ? inRoom : searchCatalogue(catalogue.items, query);
  const shown = found.slice(0, limit);
  const effectOf = effectOfOneMore(values);
  const look = (change: () => void) => {
    setLimit(PAGE);
    change();
  };

  return (
    <div className={styles.picker}>
      <SearchField
        id="furnitureItems"
        label="Search items"
        placeholder="Search: sofa, wardrobe, bike"
        value={query}
        onChange={(text) => look(() => setSearch({ query: text }))}
      />
      {errorOf('furnitureItems') ? <Note kind="error">{errorOf('furnitureItems')}</Note> : null}
      <Chips
        legend="Rooms"
        scroll
        options={[{ value: POPULAR, label: 'Most moved' }, ...rooms.map((value) => ({ value, label: value }))]}
        value={room}
        onChange={(value) => look(() => (setRoom(value), setSearch(null)))}
      />
      <p role="status" className={styles.effect}>
        {query.trim() === '' ? '' : `${found.length} ${found.length === 1 ? 'item' : 'items'} found`}
      </p>
      <ul className={styles.items}>
        {shown.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            quantity={quantityOf(values.furnitureItems, item.id)}
            picture={itemPictures.find(({ ids }) => ids.includes(item.id))?.picture}
            effect={effectOf(item)}
            onChange={(quantity) =>
              void setField('furnitureItems', withQuantity(values.furnitureItems, item, quantity))
            }
          />
        ))}
      </ul>
      {found.length > limit ? (
        <Button kind="secondary" onClick={() => setLimit(limit + PAGE)}>
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
