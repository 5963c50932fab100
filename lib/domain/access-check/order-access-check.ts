import type { Items } from '../order-types';
import { uncapitalised } from '../wording';
import { largeItems } from './large';
import { findThing } from './things';
import { measuresOf, routeOf, TYPICAL_HOMES, type HomeId } from './typical';
import { verdictOf, type Way } from './verdict';
import { verdictText, verdictTitle } from './words';

export type AccessCheckLine = {
  readonly title: string;
  readonly way: Way;
  readonly verdict: string;
  readonly text: string;
};

export function accessCheckLines(items: Items, home: HomeId): readonly AccessCheckLine[] {
  const route = routeOf(measuresOf(home));
  return largeItems(items).flatMap(({ id, title, quantity }) => {
    const thing = findThing(id);
    if (!thing) return [];
    const verdict = verdictOf(thing, route);
    return [
      {
        title: quantity > 1 ? `${quantity} × ${title}` : title,
        way: verdict.way,
        verdict: verdictTitle(verdict),
        text: verdictText(verdict),
      },
    ];
  });
}

/** Returns a note for the crew about items that come apart or do not go through. Empty without any. */
export function accessCheckNotes(items: Items, home: HomeId): readonly string[] {
  const lines = accessCheckLines(items, home).filter(({ way }) => way === 'apart' || way === 'hoist');
  if (lines.length === 0) return [];
  const texts = lines.map(({ title, verdict, way }) =>
    [title, uncapitalised(verdict) + (way === 'hoist' ? ' (a hoist is by request)' : '')].join(': '),
  );
  return [`At delivery, by typical measurements (${TYPICAL_HOMES[home].label}): ${texts.join('; ')}`];
}
