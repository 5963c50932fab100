import type { VisitKind } from './states';

/** What a crew photographs, and where: what is indoors is not taken where the customer does not want it. */
export const PHOTO_KINDS = ['before', 'after', 'mark', 'outside'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** What the desk and the customer read under a photo. */
export const PHOTO_LABELS: Readonly<Record<string, string>> = {
  before: 'Before',
  after: 'After',
  mark: 'Mark on an item',
  outside: 'Outside or van',
} satisfies Record<PhotoKind, string>;

/** Photos of rooms; a mark on an item can be photographed at the van. */
export const isIndoors = (kind: PhotoKind): boolean => kind === 'before' || kind === 'after';

/** What is photographed at a visit: who only brings things finds no room to clear, who only fetches them leaves none full. */
export const KINDS_OF_VISIT: Readonly<Record<VisitKind, readonly PhotoKind[]>> = {
  move: ['before', 'after', 'mark', 'outside'],
  collection: ['before', 'mark', 'outside'],
  return: ['after', 'mark', 'outside'],
  clean: ['before', 'after', 'outside'],
};

/** What can be photographed of a visit. @param noPhotos the customer wants none indoors */
export const photoKinds = (visit: VisitKind, noPhotos: boolean): readonly PhotoKind[] =>
  KINDS_OF_VISIT[visit].filter((kind) => !(noPhotos && isIndoors(kind)));
