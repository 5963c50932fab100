import type { VisitKind } from './states';

/** The kinds of photos that a crew takes. Indoor ones are not taken if the customer does not want them. */
export const PHOTO_KINDS = ['before', 'after', 'mark', 'outside'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

export const PHOTO_LABELS: Readonly<Record<string, string>> = {
  before: 'Before',
  after: 'After',
  mark: 'Mark on an item',
  outside: 'Outside or van',
} satisfies Record<PhotoKind, string>;

/** Returns whether photos of a kind are taken in rooms. A mark on an item can be photographed at the van. */
export const isIndoors = (kind: PhotoKind): boolean => kind === 'before' || kind === 'after';

/** The kinds of photos by kind of visit. A return has no rooms to clear, and a collection leaves none furnished. */
export const KINDS_OF_VISIT: Readonly<Record<VisitKind, readonly PhotoKind[]>> = {
  move: ['before', 'after', 'mark', 'outside'],
  collection: ['before', 'mark', 'outside'],
  return: ['after', 'mark', 'outside'],
  clean: ['before', 'after', 'outside'],
};

/** Returns the kinds of photos that a visit may take. `noPhotos`: the customer wants none indoors. */
export const photoKinds = (visit: VisitKind, noPhotos: boolean): readonly PhotoKind[] =>
  KINDS_OF_VISIT[visit].filter((kind) => !(noPhotos && isIndoors(kind)));
