import { formatCubicFeet, formatPieces } from '@/lib/domain/catalogue/inventory';
import { formatPounds } from '@/lib/domain/money';

type Sum = {
  readonly pieces: number;
  readonly cubicFeet: number;
  readonly share: number | null;
  readonly total: number | null;
};

/** Returns "3 items, 90 cu ft. Your share: £52.30 of £259." */
export function sumText({ pieces, cubicFeet, share, total }: Sum): string {
  const amount = `${formatPieces(pieces)}, ${formatCubicFeet(cubicFeet)}.`;
  if (share === null || total === null) return amount;
  return `${amount} Your share: ${formatPounds(share)} of ${formatPounds(total)}.`;
}
