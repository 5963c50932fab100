import type { FurnitureItem, LocalDate, StorageSpace } from '../order/types';

/** A booked collection into storage. */
export type Collection = {
  readonly storageSpace: StorageSpace;
  /** Of a custom unit; null for the others. */
  readonly squareFeet: number | null;
  /** The day of the collection, London's. */
  readonly since: LocalDate;
  readonly furnitureItems: readonly FurnitureItem[];
};

/** A booked return: of everything in a unit, or (`storageSpace` null) of the things that it names. */
export type Return = {
  readonly storageSpace: StorageSpace | null;
  readonly squareFeet: number | null;
  readonly on: LocalDate;
  readonly furnitureItems: readonly FurnitureItem[];
};

/** A unit of a client as it is today. */
export type StoredSpace<C extends Collection> = {
  readonly collection: C;
  /** coming: not collected yet. returned: everything is back. */
  readonly phase: 'coming' | 'stored' | 'returned';
  /** What was listed and has not gone back yet. */
  readonly items: readonly FurnitureItem[];
  /** The day on which everything comes or came back; null while no such return is booked. */
  readonly returnsOn: LocalDate | null;
};

/**
 * What a client has in storage: each collection is a unit, and returns are taken off. Nobody tells a return from which
 * of two like units it is, so it is the one that was filled first (assumption); a custom one is told by its area, where it is right. A booked day counts as carried out when
 * it is over, whether or not the crew has said so yet (assumption).
 */
export function storedSpaces<C extends Collection>(
  collections: readonly C[],
  returns: readonly Return[],
  today: LocalDate,
): readonly StoredSpace<C>[] {
  const spaces = collections
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .map((collection) => ({ collection, items: collection.furnitureItems, returnsOn: null as LocalDate | null }));
  for (const { storageSpace, squareFeet, on, furnitureItems } of returns.toSorted((a, b) => a.on.localeCompare(b.on))) {
    const open = spaces.filter(({ collection, returnsOn }) => collection.since <= on && returnsOn === null);
    if (storageSpace !== null) {
      const like = open.filter(({ collection }) => collection.storageSpace === storageSpace);
      const emptied = like.find(({ collection }) => collection.squareFeet === squareFeet) ?? like[0];
      if (emptied) emptied.returnsOn = on;
    } else if (on < today) {
      let back = furnitureItems;
      for (const space of open) [space.items, back] = takeOut(space.items, back);
    }
  }
  return spaces.map((space) => ({ ...space, phase: phaseOf(space, today) }));
}

function phaseOf(
  { collection, returnsOn }: { readonly collection: Collection; readonly returnsOn: LocalDate | null },
  today: LocalDate,
): StoredSpace<Collection>['phase'] {
  if (returnsOn !== null && returnsOn < today) return 'returned';
  return collection.since > today ? 'coming' : 'stored';
}

type Items = readonly FurnitureItem[];

/** What stays of a unit's things when some go, and what of those was not in it. Items are told apart by their id. */
function takeOut(items: Items, going: Items): [staying: Items, missing: Items] {
  const less = (from: Items, taken: Items) =>
    from.flatMap((item) => {
      const gone = taken.filter(({ id }) => id === item.id).reduce((count, { quantity }) => count + quantity, 0);
      return item.quantity > gone ? [{ ...item, quantity: item.quantity - gone }] : [];
    });
  return [less(items, going), less(going, items)];
}
