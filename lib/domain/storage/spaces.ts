import { oneLineEach } from '../catalogue/one-line-each';
import type { FurnitureItem, LocalDate, StorageSpace } from '../vocabulary';

/** A booked collection into storage. */
export type Collection = {
  /** Of the order that it was booked with. */
  readonly id: string;
  readonly storageSpace: StorageSpace;
  /** Of a custom unit; null for the others. */
  readonly squareFeet: number | null;
  /** The day of the collection, London's. */
  readonly since: LocalDate;
  readonly furnitureItems: readonly FurnitureItem[];
};

/** A booked return: of everything in a unit, or (`storageSpace` null) of the things that it names. */
export type Return = {
  /** The collection whose unit it empties; null for an order from before that was kept. */
  readonly from: string | null;
  readonly storageSpace: StorageSpace | null;
  readonly squareFeet: number | null;
  readonly on: LocalDate;
  readonly furnitureItems: readonly FurnitureItem[];
};

/** A booked collection of more things into a unit that is rented already. */
export type TopUp = {
  /** The collection whose unit it fills. */
  readonly into: string;
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
  /** What later collections bring into it, the next one first. */
  readonly coming: readonly Pick<TopUp, 'on' | 'furnitureItems'>[];
  /** Both, less what is booked to go back: what can still be asked for. Empty once everything is. */
  readonly unbooked: readonly FurnitureItem[];
  /** The day on which everything comes or came back; null while no such return is booked. */
  readonly returnsOn: LocalDate | null;
};

/**
 * What a client has in storage: each collection is a unit, and returns are taken off the unit that they are from. An old
 * return does not say which that is: then it is, of like units, the one that was filled first, and a custom one is told
 * by its area, where it is right (assumptions). A booked day counts as carried out when it is over, whether or not the
 * crew has said so yet (assumption). A unit out of which everything that was listed comes back is empty, unless more
 * comes into it later. What is collected and what goes back on one day come in this order.
 */
export function storedSpaces<C extends Collection>(
  collections: readonly C[],
  returns: readonly Return[],
  today: LocalDate,
  topUps: readonly TopUp[] = [],
): readonly StoredSpace<C>[] {
  const spaces = collections
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .map((collection) => toSpace(collection));
  for (const trip of [...topUps, ...returns].toSorted((a, b) => a.on.localeCompare(b.on))) {
    if ('into' in trip) fill(spaces, trip, today);
    else takeOff(openTo(trip, spaces), trip, { today, topUps });
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

/** The units that a return can be from, the likeliest first. */
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

function fill(spaces: readonly Space<Collection>[], { into, on, furnitureItems }: TopUp, today: LocalDate): void {
  const space = spaces.find(({ collection, returnsOn }) => collection.id === into && returnsOn === null);
  if (!space) return;
  space.unbooked = oneLineEach([...space.unbooked, ...furnitureItems]);
  if (on <= today) space.items = oneLineEach([...space.items, ...furnitureItems]);
  else space.coming = [...space.coming, { on, furnitureItems }];
}

type Around = { readonly today: LocalDate; readonly topUps: readonly TopUp[] };

function takeOff(open: readonly Space<Collection>[], back: Return, around: Around): void {
  if (back.storageSpace === null) takeThings(open, back, around);
  else open.slice(0, 1).forEach((space) => empty(space, back.on));
}

function empty(space: Space<Collection>, on: LocalDate): void {
  space.returnsOn = on;
  space.unbooked = [];
}

function takeThings(spaces: readonly Space<Collection>[], { furnitureItems, on }: Return, around: Around): void {
  const { today, topUps } = around;
  let [going, gone] = [furnitureItems, on < today ? furnitureItems : []];
  for (const space of spaces) {
    const hadThings = space.unbooked.length > 0;
    [space.unbooked, going] = takeOut(space.unbooked, going);
    [space.items, gone] = takeOut(space.items, gone);
    const isFilledLater = topUps.some((topUp) => topUp.into === space.collection.id && topUp.on > on);
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

/** All that has to find room in a unit, when everything that is booked to come is there. */
export const allOf = ({ items, coming }: Pick<StoredSpace<Collection>, 'items' | 'coming'>): Items =>
  oneLineEach([...items, ...coming.flatMap(({ furnitureItems }) => furnitureItems)]);
