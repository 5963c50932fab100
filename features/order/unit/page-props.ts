import type { UnitMoveView } from '@/lib/contracts/unit-move-view';
import { unitMovePath } from '@/lib/account-routes';
import { areaOf } from '@/lib/domain/catalogue/storage-units';
import type { ChosenUnit } from '@/lib/domain/packing/unit-holds';
import { STORAGE_SPACES } from '@/lib/domain/vocabulary';
import { storagePath } from '@/lib/routes';
import { unitModel } from './model';

type Query = Readonly<Record<string, unknown>>;

/** Returns the unit that an address asks for; null for none. */
export function unitAsked({ space, area }: Query): ChosenUnit | null {
  const storageSpace = STORAGE_SPACES.find((known) => known === space);
  if (!storageSpace) return null;
  if (storageSpace !== 'custom') return { storageSpace, squareFeet: null };
  const squareFeet = typeof area === 'string' ? areaOf(area) : null;
  return squareFeet ? { storageSpace, squareFeet } : null;
}

/** What the page of other units shows, and what its head says. Pure: made on the server. */
export function unitProps(view: UnitMoveView, token: string, query: Query) {
  const { reference } = view;
  const page = unitMovePath(reference);
  const model = unitModel(
    view,
    { done: query.done, trouble: query.trouble, area: query.space === 'custom' ? query.area : undefined },
    { paymentsHref: storagePath(reference, token), page, token },
  );
  return {
    title: `${model.title}, order ${reference}`,
    description: 'Other sizes for what you store with us: what they cost, from when, and whether your things fit.',
    canonicalPath: page,
    model,
  };
}
