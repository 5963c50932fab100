import { hash } from 'node:crypto';
import { storageUnit, type Hold, type LoadToDraw, type Packing, type Piece } from '@/lib/domain/packing/containers';
import { besideHold, firstPieces, MAX_DRAWN_PIECES } from '@/lib/domain/packing/drawn-pieces';
import { loadAll } from '@/lib/domain/packing/load';
import { loadText, outsideText } from '@/lib/domain/packing/load-text';
import { loadVans } from '@/lib/domain/packing/load-vans';
import { piecesOf } from '@/lib/domain/packing/pieces';
import { ownUnit, ownVans, type Svg } from '@/lib/drawing/mails';
import { lruCache } from '@/lib/lru-cache';

/** The items of an order, the unit or van that holds them, and the number of movers, 0 when unknown. */
export type OwnLoad = LoadToDraw & { readonly movers: number };

type OwnDrawing = Pick<Svg, 'markup'> & {
  readonly alt: string;
  /** The items that found no space, for the line below the drawing. */
  readonly left: string;
};

/** Drawings of about 80 kB (assumption). Both halves of a mail and all mails about a list share one. */
const drawings = lruCache<OwnDrawing>(20);

/** Returns the same packing as on the order's page, with the crew beside the van. */
export function ownDrawing(own: OwnLoad): OwnDrawing {
  const key = JSON.stringify([own.items, own.hold, own.movers]);
  const known = drawings.get(key);
  if (known) return known;
  const items = firstPieces(own.items, MAX_DRAWN_PIECES);
  const loads = packed(piecesOf(items), own.hold);
  const left = loads.at(-1)?.outside ?? [];
  const outside: Record<string, number> = {};
  for (const { itemId } of left) outside[itemId] = (outside[itemId] ?? 0) + 1;
  const { markup } = drawn(own, loads, besideHold(left));
  const made = { markup, alt: loadText(own.hold, items, outside), left: outsideText(items, outside) };
  drawings.set(key, made);
  return made;
}

type Loaded = Pick<Packing, 'placements' | 'outside'>;

const packed = (pieces: readonly Piece[], hold: Hold): readonly Loaded[] =>
  hold.kind === 'unit' ? loadAll(pieces, [storageUnit(hold.width, hold.depth)]) : loadVans(pieces, hold);

function drawn({ hold, movers }: OwnLoad, loads: readonly Loaded[], outside: Packing): Svg {
  return hold.kind === 'unit'
    ? ownUnit(hold, loads[0] ?? { placements: [] }, outside)
    : ownVans(loads, outside, movers);
}

export const drawingName = (own: OwnLoad): string => hash('sha256', ownDrawing(own).markup, 'hex').slice(0, 16);
