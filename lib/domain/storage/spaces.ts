import { oneLineEach } from '../catalogue/space-titles';
import type { Items, StorageSpace } from '../order-types';
import type { LocalDate } from '../london-time';

export type Collection = {
  readonly id: string;
  readonly storageSpace: StorageSpace;
  /** The area of a custom unit. Null for the others. */
  readonly squareFeet: number | null;
  /** The day of the collection, by London time. */
  readonly since: LocalDate;
  readonly furnitureItems: Items;
};

/** A booked return: of everything in a unit, or (`storageSpace` null) of the listed items. */
export type Return = {
  /** The id of the collection whose unit this return empties. Null for orders made before the unit was recorded. */
  readonly from: string | null;
  readonly storageSpace: StorageSpace | null;
  readonly squareFeet: number | null;
  readonly on: LocalDate;
  readonly furnitureItems: Items;
};

/** A booked collection of more items into a unit that is already rented. */
export type StorageAddition = {
  readonly into: string;
  readonly on: LocalDate;
  readonly furnitureItems: Items;
};

export type StoredSpace<C extends Collection> = {
  readonly collection: C;
  /** coming: not collected yet. returned: everything is back. */
  readonly phase: 'coming' | 'stored' | 'returned';
  /** The collected items, less those returned item by item. A return of the whole unit leaves the list: see `phase`. */
  readonly items: Items;
  /** The later collections into the unit, the next one first. */
  readonly coming: readonly Pick<StorageAddition, 'on' | 'furnitureItems'>[];
  /** The items in `items` and `coming` that no return is booked for. Empty once a return of everything is booked. */
  readonly unbooked: Items;
  /** The day on which everything is or was returned. Null while no such return is booked. */
  readonly returnsOn: LocalDate | null;
};

/**
 * Returns a client's units: each collection is one, and returns are deducted from theirs. An old return does not name
 * its unit: one of a whole unit empties the earliest of its size, preferring the same area, and one of items takes them
 * in order of collection. Collections count from their day on and before returns, which count from the day after,
 * whether or not they are reported (assumptions).
 */
export function storedSpaces<C extends Collection>(
  collections: readonly C[],
  returns: readonly Return[],
  today: LocalDate,
  storageAdditions: readonly StorageAddition[] = [],
): readonly StoredSpace<C>[] {
  const spaces = collections
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .map((collection) => toSpace(collection));
  for (const trip of [...storageAdditions, ...returns].toSorted((a, b) => a.on.localeCompare(b.on))) {
    if ('into' in trip) fill(spaces, trip, today);
    else takeOff(openTo(trip, spaces), trip, { today, additions: storageAdditions });
  }
  return spaces.map((space) => ({ ...space, phase: phaseOf(space, today) }));
}

type Space<C extends Collection> = {
  readonly collection: C;
  items: Items;
  coming: StoredSpace<C>['coming'];
  unbooked: Items;
  returnsOn: LocalDate | null;
};

const toSpace = <C extends Collection>(collection: C): Space<C> => ({
  collection,
  items: collection.furnitureItems,
  coming: [],
  unbooked: collection.furnitureItems,
  returnsOn: null,
});

/** Returns the units that a return can be from, the likeliest first. */
function openTo<C extends Collection>(
  { from, storageSpace, squareFeet, on }: Return,
  spaces: readonly Space<C>[],
): readonly Space<C>[] {
  const open = spaces.filter(({ collection, returnsOn }) => collection.since <= on && returnsOn === null);
  if (from !== null) return open.filter(({ collection }) => collection.id === from);
  if (storageSpace === null) return open;
  const like = open.filter(({ collection }) => collection.storageSpace === storageSpace);
  return like.toSorted(
    (a, b) => Number(b.collection.squareFeet === squareFeet) - Number(a.collection.squareFeet === squareFeet),
  );
}

function fill(
  spaces: readonly Space<Collection>[],
  { into, on, furnitureItems }: StorageAddition,
  today: LocalDate,
): void {
  const space = spaces.find(({ collection, returnsOn }) => collection.id === into && returnsOn === null);
  if (!space) return;
  space.unbooked = oneLineEach([...space.unbooked, ...furnitureItems]);
  if (on <= today) space.items = oneLineEach([...space.items, ...furnitureItems]);
  else space.coming = [...space.coming, { on, furnitureItems }];
}

type Around = { readonly today: LocalDate; readonly additions: readonly StorageAddition[] };

function takeOff(open: readonly Space<Collection>[], back: Return, around: Around): void {
  if (back.storageSpace === null) takeThings(open, back, around);
  else open.slice(0, 1).forEach((space) => empty(space, back.on));
}

function empty(space: Space<Collection>, on: LocalDate): void {
  space.returnsOn = on;
  space.unbooked = [];
}

function takeThings(spaces: readonly Space<Collection>[], { furnitureItems, on }: Return, around: Around): void {
  const { today, additions } = around;
  let [going, leaving] = [furnitureItems, on < today ? furnitureItems : []];
  for (const space of spaces) {
    const hadThings = space.unbooked.length > 0;
    [space.unbooked, going] = takeOut(space.unbooked, going);
    [space.items, leaving] = takeOut(space.items, leaving);
    const isFilledLater = additions.some(
      (storageAddition) => storageAddition.into === space.collection.id && storageAddition.on > on,
    );
    if (hadThings && space.unbooked.length === 0 && !isFilledLater) empty(space, on);
  }
}

function phaseOf(
  { collection, returnsOn }: { readonly collection: Collection; readonly returnsOn: LocalDate | null },
  today: LocalDate,
): StoredSpace<Collection>['phase'] {
  if (returnsOn !== null && returnsOn < today) return 'returned';
  return collection.since > today ? 'coming' : 'stored';
}

/** Returns the items that stay when some leave, and the leaving items that were not there. Items are matched by id. */
function takeOut(items: Items, going: Items): [staying: Items, missing: Items] {
  const less = (from: Items, taken: Items) =>
    from.flatMap((item) => {
      const takenCount = taken.filter(({ id }) => id === item.id).reduce((count, { quantity }) => count + quantity, 0);
      return item.quantity > takenCount ? [{ ...item, quantity: item.quantity - takenCount }] : [];
    });
  return [less(items, going), less(going, items)];
}

/** Returns the items of a unit and of its booked top-ups. Coming returns are not deducted. */
export const allOf = ({ items, coming }: Pick<StoredSpace<Collection>, 'items' | 'coming'>): Items =>
  oneLineEach([...items, ...coming.flatMap(({ furnitureItems }) => furnitureItems)]);
