import type { IncomingMessage } from 'node:http';
import type { UnitMoveView } from '@/lib/contracts/unit-move-view';
import { areaOf } from '@/lib/domain/catalogue/storage-units';
import { STORAGE_SPACES } from '@/lib/domain/vocabulary';
import type { ChosenUnit } from '@/lib/domain/packing/unit-holds';
import type { Services } from '@/lib/server/container';

type Asked = { readonly reference: string; readonly query: Readonly<Record<string, unknown>> };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The unit that an address asks for; null for none. */
function unitIn({ space, area }: Asked['query']): ChosenUnit | null {
  const storageSpace = STORAGE_SPACES.find((known) => known === space);
  if (!storageSpace) return null;
  if (storageSpace !== 'custom') return { storageSpace, squareFeet: null };
  const squareFeet = areaOf(text(area));
  return squareFeet ? { storageSpace, squareFeet } : null;
}

/** Other units for a store, for whoever has its key or is signed in with its address; null for everybody else. */
export async function openUnits(
  { accounts, storagePayments }: Pick<Services, 'accounts' | 'storagePayments'>,
  { reference, query }: Asked,
  request: Pick<IncomingMessage, 'headers'>,
): Promise<{ readonly view: UnitMoveView; readonly token: string } | null> {
  const token = text(query.token) || ((await accounts.ownerKey(reference, request)) ?? '');
  const view = await storagePayments.units({ reference, token }, unitIn(query));
  return view && { view, token };
}
