import { HEAVY_KILOGRAMS, needsOf, piecesFor } from '../catalogue/needs';
import { pence } from '../money';
import type { DraftAddress, FurnitureItem } from '../vocabulary';
import { counted } from '../wording';
import { EXTRA_MOVER, PIANO_PER_FLOOR } from '../prices/assumptions';
import { charge } from './charge';
import type { QuoteLine } from './quote';

/** What heavy things need at an address with stairs: one more mover, and the people who carry a piano up or down. */
export function heavyCharges(
  { floor, elevator }: DraftAddress,
  items: readonly FurnitureItem[],
  id: string,
  where: string,
): readonly QuoteLine[] {
  if (floor === null || floor === 0 || elevator !== false) return [];
  const lines: QuoteLine[] = [];
  if (items.some((item) => needsOf(item).oneMoreMover)) {
    const label = `One more mover, for what is over ${HEAVY_KILOGRAMS} kg`;
    lines.push(charge('extra_mover', EXTRA_MOVER, { label, detail: where }, `extra_mover_${id}`));
  }
  const pianos = piecesFor(items, 'piano');
  if (pianos > 0) {
    const floors = Math.abs(floor);
    const label = `${pianos === 1 ? 'Piano' : `${pianos} pianos`} on the stairs, ${counted(floors, 'floor')}`;
    const amount = pence(pianos * floors * PIANO_PER_FLOOR);
    lines.push(charge('piano_stairs', amount, { label, detail: where }, `piano_stairs_${id}`));
  }
  return lines;
}
