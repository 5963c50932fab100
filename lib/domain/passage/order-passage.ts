import type { FurnitureItem } from '../vocabulary';
import { uncapitalised } from '../wording';
import { largeItems } from './large';
import { findThing } from './things';
import { measuresOf, routeOf, TYPICAL_HOMES, type HomeId } from './typical';
import { verdictOf, type Way } from './verdict';
import { verdictText, verdictTitle } from './words';

/** What becomes of a large item of an order at the home that it goes to. */
export type PassageLine = {
  /** "2 × Sofa, 3 seats". */
  readonly title: string;
  readonly way: Way;
  readonly verdict: string;
  readonly text: string;
};

/** Whether the large items of a list go through a typical home, a line each. */
export function passageLines(items: readonly FurnitureItem[], home: HomeId): readonly PassageLine[] {
  const route = routeOf(measuresOf(home));
  return largeItems(items).flatMap(({ id, title, quantity }) => {
    const thing = findThing(id);
    if (!thing) return [];
    const verdict = verdictOf(thing, route);
    return [
      {
        title: quantity > 1 ? `${quantity} × ${title}` : title,
        ...{ way: verdict.way, verdict: verdictTitle(verdict), text: verdictText(verdict) },
      },
    ];
  });
}

/** What a crew brings tools, hands or questions for: what comes apart, and what does not go through. */
export function passageNotes(items: readonly FurnitureItem[], home: HomeId): readonly string[] {
  const lines = passageLines(items, home).filter(({ way }) => way === 'apart' || way === 'hoist');
  if (lines.length === 0) return [];
  const said = lines.map(({ title, verdict, way }) =>
    [title, uncapitalised(verdict) + (way === 'hoist' ? ' (a hoist is by request)' : '')].join(': '),
  );
  return [`At delivery, by typical measures (${TYPICAL_HOMES[home].label}): ${said.join('; ')}`];
}
