import type { StorageUnitSpace } from '@/lib/domain/vocabulary';
import { storageUnit } from '@/lib/domain/catalogue/storage-units';
import { PROPERTY_FILES } from '../drawing-files';
import type { Drawing } from '../drawings';
import { anchorOf } from './capacity';

/** The places of spec §3, and the unit whose floor is about theirs. */
const LIKE: readonly (readonly [place: string, space: StorageUnitSpace, drawing: Drawing])[] = [
  ['A wardrobe', 'Plan 3x3', PROPERTY_FILES.wardrobe],
  ['A small room', 'Plan 3x5', PROPERTY_FILES['small-room']],
  ['A studio flat', 'Plan 6x4', PROPERTY_FILES['studio-flat']],
  ['A small office', 'Plan 6x6', PROPERTY_FILES['small-office']],
  ['Half a garage', 'Plan 8x6', PROPERTY_FILES['half-garage']],
  ['A car garage', 'Plan 9x8', PROPERTY_FILES['car-garage']],
  ['An average house', 'Plan 12x8', PROPERTY_FILES['average-house']],
];

/** "Think of a place you know": the name stands beside the drawing, so that says nothing more. */
export const PLACES = LIKE.map(([place, space, drawing]) => {
  const unit = storageUnit(space);
  return { place, unit: unit.title, unitId: anchorOf(unit), drawing: { ...drawing, alt: '' } };
});
