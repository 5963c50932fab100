import { ItemList } from '@/components/inventory/ItemList';
import { ItemPicker, type PickableItem } from '@/components/inventory/ItemPicker/ItemPicker';
import type { ItemPictures } from '@/components/inventory/ItemPicker/use-item-pictures';
import { EMPTY_OWN_ITEM } from '@/lib/domain/catalogue/empty-own-item';
import { NOTHING_PASTED, PasteDisclosure } from '@/components/inventory/PasteList/PasteDisclosure';
import { Button } from '@/components/ui/Button';
import { fetchedPart } from '@/components/ui/FetchedPart/fetched-part';
import { useCatalogue } from '@/lib/api/use-catalogue';
import type { Piece } from '@/lib/domain/catalogue/inventory-lines';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { LIMITS } from '@/lib/validation/limits';
import { useAnswers, useHalfTyped, useWizardContext } from '@/features/quote/engine/form';
import styles from './ItemsField.module.scss';
import { DESCRIBED, PASTED } from './waiting';

const OwnItemForm = fetchedPart(async () => (await import('@/components/inventory/OwnItemForm')).OwnItemForm);

const ADD_ID = 'add-own-item';
const NO_SEARCH = { query: '' };

type ItemsFieldProps = {
  readonly popularItems: readonly PickableItem[];
  readonly pictures: ItemPictures;
  readonly effectOf: (piece: Piece) => string;
};

/** Asks for a list of items. Half-typed input survives a reload. */
export function ItemsField({ popularItems, pictures, effectOf }: ItemsFieldProps) {
  const { values, setField, errorOf } = useAnswers<{ readonly furnitureItems: readonly FurnitureItem[] }>();
  const catalogue = useCatalogue(popularItems);
  const [search, setSearch] = useHalfTyped('itemSearch', NO_SEARCH);
  const [own, setOwn] = useHalfTyped(DESCRIBED, EMPTY_OWN_ITEM);
  const [pasted, setPasted] = useHalfTyped(PASTED, NOTHING_PASTED);
  const { waiting } = useWizardContext();
  const lines = values.furnitureItems;
  const setLines = (next: readonly FurnitureItem[]) => setField('furnitureItems', next);
  return (
    <>
      <ItemPicker
        catalogue={catalogue}
        popularItems={popularItems}
        pictures={pictures}
        chosen={lines}
        onChange={setLines}
        maxQuantity={LIMITS.quantity}
        effectOf={effectOf}
        query={search?.query ?? NO_SEARCH.query}
        onQuery={(query) => setSearch(query === null ? null : { query })}
        error={errorOf('furnitureItems')}
      >
        <PasteDisclosure
          pasted={pasted ?? NOTHING_PASTED}
          onPasted={setPasted}
          error={waiting['pasted-list']}
          items={lines}
          onChange={setLines}
          bounds={LIMITS}
        />
      </ItemPicker>
      {own ? (
        <OwnItemForm
          item={own}
          bounds={LIMITS}
          waiting={waiting['own.title']}
          onChange={setOwn}
          existing={lines}
          openerId={ADD_ID}
          onCancel={() => setOwn(null)}
          onAdd={(item) => {
            setLines([...lines, item]);
            setOwn(null);
          }}
        />
      ) : (
        <div className={styles.else}>
          <p>
            <b>Something else?</b> Give its rough size.
          </p>
          <Button id={ADD_ID} kind="secondary" size="s" onClick={() => setOwn(EMPTY_OWN_ITEM)}>
            Add your own
          </Button>
        </div>
      )}
      <ItemList items={lines} onChange={setLines} maxQuantity={LIMITS.quantity} />
    </>
  );
}
