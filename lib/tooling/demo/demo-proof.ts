import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { oneLineEach } from '@/lib/domain/catalogue/space-titles';
import { minutesAfter } from '@/lib/domain/london-time';
import type { CrewOfDay } from '@/lib/domain/visits/crew-day';
import type { CountWay, Mark } from '@/lib/domain/visits/items';
import type { PhotoKind } from '@/lib/domain/visits/photos';
import type { SignOff } from '@/lib/domain/visits/sign-off';
import type { FurnitureItem } from '@/lib/domain/order-types';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { CATALOGUE, svgOf } from '@/lib/drawing/files';
import { photoOfCrew } from '@/lib/server/modules/crew/photos';
import { recordProof } from '@/lib/server/modules/crew/record';

/** The width of a phone's photo after its reduction, in pixels. */
const PHOTO_WIDTH = 1200;
const PHOTO_GROUND = '#eef1ec';

/** Returns one of our drawings as a JPEG, in place of a photo. */
function drawnPhoto(id: keyof typeof CATALOGUE): Promise<Buffer> {
  const { draw, alt: _, ...sheet } = CATALOGUE[id];
  const { markup, width } = svgOf(draw(), sheet);
  return sharp(Buffer.from(markup), { density: (72 * PHOTO_WIDTH) / width })
    .flatten({ background: PHOTO_GROUND })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/**
 * The proof that a crew has recorded of a visit. Times are in minutes before now, or before the instant at which the
 * visit counts as seen.
 */
export type Proof = {
  /** The share of the items that is counted, 0 to 1. Ways without a count are left out. */
  readonly counted: Readonly<Partial<Record<CountWay, number>>>;
  /** The marks of the first items on the list. */
  readonly marks: readonly (readonly Mark[])[];
  readonly photos: readonly (readonly [kind: PhotoKind, picture: keyof typeof CATALOGUE, minutesAgo: number])[];
  readonly signOff: { readonly outcome: SignOff; readonly name: string; readonly minutesAgo: number } | null;
};

/** A signature as an SVG path: some waves from left to right. */
const SIGNATURE = Array.from({ length: 40 }, (_, step) => {
  const [x, y] = [90 + step * 10, Math.round(100 + Math.sin(step * 0.9) * (46 - step))];
  return `${step === 0 ? 'M' : 'L'}${x} ${y}`;
}).join('');

type Visit = { readonly id: string; readonly items: readonly FurnitureItem[] };

/** Records the proof as the crew's phone does. `at`: the instant a number of minutes before now. */
export async function showProof(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  { crew, visit, at }: { readonly crew: CrewOfDay; readonly visit: Visit; readonly at: (minutesAgo: number) => Date },
  { counted, marks, photos, signOff }: Proof,
): Promise<void> {
  const of = { visit: visit.id, at: at(1).toISOString() };
  const lines = oneLineEach(visit.items);
  const counts = Object.entries(counted).flatMap(([what, share]) =>
    firstPieces(lines, share).map(({ item, count }) => ({
      ...of,
      id: randomUUID(),
      item,
      what: what as CountWay,
      count,
      marks: [],
    })),
  );
  const marked = marks.flatMap((each, index) => {
    const line = lines[index];
    return line ? [{ ...of, id: randomUUID(), item: line.id, what: 'marks' as const, count: 0, marks: [...each] }] : [];
  });
  const signoffs = signOff
    ? [
        {
          id: randomUUID(),
          visit: visit.id,
          at: at(signOff.minutesAgo).toISOString(),
          outcome: signOff.outcome,
          name: signOff.name,
          signature: signOff.outcome === 'signed' ? SIGNATURE : '',
        },
      ]
    : [];
  await recordProof(deps, crew, { counts: [...counts, ...marked], signoffs });
  for (const [kind, picture, minutesAgo] of photos) {
    const readPhoto = () => drawnPhoto(picture);
    await photoOfCrew(deps, crew, { visit: visit.id, kind, at: at(minutesAgo).toISOString() }, readPhoto);
  }
}

/** Returns the number of pieces per line in the first share of all pieces. Lines without any are left out. */
function firstPieces(lines: readonly FurnitureItem[], share: number) {
  let left = Math.round(lines.reduce((sum, { quantity }) => sum + quantity, 0) * share);
  return lines.flatMap(({ id: item, quantity }) => {
    const count = Math.min(quantity, left);
    left -= count;
    return count > 0 ? [{ item, count }] : [];
  });
}

/**
 * Returns the function from minutes to the instant before now. The instant is never before midnight, so that a demo
 * created at night shows a day too.
 */
export function clockOf(now: Date, midnight: Date): (minutesAgo: number) => Date {
  const dayMs = now.getTime() - midnight.getTime();
  return (minutesAgo) => {
    const then = minutesAfter(now, -minutesAgo);
    // Instants before midnight are moved after it, in their order.
    return then > midnight ? then : new Date(midnight.getTime() + Math.max(1, Math.floor(dayMs / (2 + minutesAgo))));
  };
}
