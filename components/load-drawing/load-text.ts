import type { FurnitureItem } from '@/lib/domain/vocabulary';
import type { Hold } from './hold';

/** What the hold is called: "Van", "2 vans", "6 × 4 ft unit". */
export function holdName(hold: Hold): string {
  if (hold.kind === 'unit') return `${hold.width} × ${hold.depth} ft unit`;
  return hold.count === 1 ? 'Van' : `${hold.count} vans`;
}

type Line = Pick<FurnitureItem, 'id' | 'title' | 'quantity'>;

/** "Van, cut open, drawn to scale. Inside: 1 × Double bed and mattress, 12 × Medium box." And what is not inside. */
export function loadText(hold: Hold, items: readonly Line[], outside: Readonly<Record<string, number>>): string {
  const listed = (lines: readonly Line[]) => lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ');
  const counted = (count: (line: Line) => number) =>
    items.map((line) => ({ ...line, quantity: count(line) })).filter(({ quantity }) => quantity > 0);
  const inside = counted(({ id, quantity }) => quantity - (outside[id] ?? 0));
  const rest = counted(({ id }) => outside[id] ?? 0);
  return [
    `${holdName(hold)}, cut open, drawn to scale.`,
    inside.length > 0 ? `Inside: ${listed(inside)}.` : 'Empty.',
    ...(rest.length > 0 ? [`No room in the drawing for: ${listed(rest)}.`] : []),
  ].join(' ');
}
