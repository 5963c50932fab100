import type { FurnitureItem } from '../order-types';
import type { Hold } from './containers';

export function holdName(hold: Hold): string {
  if (hold.kind === 'unit') return `${hold.width} × ${hold.depth} ft unit`;
  return hold.count === 1 ? 'Van' : `${hold.count} vans`;
}

type Line = Pick<FurnitureItem, 'id' | 'title' | 'quantity'>;
type Outside = Readonly<Record<string, number>>;

const MOST_NAMED = 2;

const counted = (items: readonly Line[], count: (line: Line) => number): readonly Line[] =>
  items.map((line) => ({ ...line, quantity: count(line) })).filter(({ quantity }) => quantity > 0);
const listed = (lines: readonly Line[]) => lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ');

/** Describes a drawing: "Van, cut open, drawn to scale. Inside: 1 × Double bed and mattress, 12 × Medium box." */
export function loadText(hold: Hold, items: readonly Line[], outside: Outside): string {
  const inside = counted(items, ({ id, quantity }) => quantity - (outside[id] ?? 0));
  const rest = counted(items, ({ id }) => outside[id] ?? 0);
  return [
    `${holdName(hold)}, cut open, drawn to scale.`,
    inside.length > 0 ? `Inside: ${listed(inside)}.` : 'Empty.',
    ...(rest.length > 0 ? [`Does not fit: ${listed(rest)}.`] : []),
  ].join(' ');
}

export const emptyingText = (hold: Hold, items: readonly Line[]): string =>
  `${holdName(hold)}, cut open, drawn to scale, with those of these things that are in it: ${listed(items)}.`;

/** Names the pieces that do not fit: "Does not fit: 1 × Double bed, 3 × Medium box and 12 more". '' without any. */
export function outsideText(items: readonly Line[], outside: Outside): string {
  const rest = counted(items, ({ id }) => outside[id] ?? 0);
  if (rest.length === 0) return '';
  const named = listed(rest.slice(0, MOST_NAMED)).replaceAll(' × ', '\u00a0×\u00a0');
  const more = rest.slice(MOST_NAMED).reduce((sum, { quantity }) => sum + quantity, 0);
  return `Does not fit: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The method behind an answer: packing piece by piece, or volume alone for too long a list or too much work. */
export type MeasuredBy = 'packing' | 'volume';

/** The note beside every answer by volume. Apart from the packing, whose code no page needs. */
export const BY_VOLUME = 'Worked out by volume, not by placing each item.';
