import type { VisitKind } from '@/lib/domain/visits/states';
import { DAY_FILES } from './drawing-files';
import type { Drawing } from './drawings';

const STREETS: Readonly<Record<VisitKind, Drawing | null>> = {
  move: DAY_FILES['home-to-home'],
  collection: DAY_FILES['home-to-store'],
  return: DAY_FILES['store-to-home'],
  clean: null,
};

/** The street of a visit and the van that drives along it; null for a clean, which leads nowhere. */
export function dayPictures(kind: VisitKind): { readonly street: Drawing; readonly van: Drawing } | null {
  const street = STREETS[kind];
  return street && { street, van: DAY_FILES.van };
}
