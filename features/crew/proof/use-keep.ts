import { useRef, useState } from 'react';
import { drawPhoto } from '@/components/forms/draw-photo';
import { randomUuid } from '@/lib/api/random-uuid';
import type { CrewItemDto } from '@/lib/contracts/crew';
import { MOST_PIECES, type CountWay, type Mark } from '@/lib/domain/visits/items';
import type { PhotoKind } from '@/lib/domain/visits/photos';
import type { Crew } from '../crew-state';
import type { UnsentCount, UnsentPhoto, UnsentProof, UnsentSignoff } from '../store';
import { factsOf } from './facts';
import { dropPhoto, keepPhoto, keepProof, markPhoto } from './keep-proof';

type Entered<T> = Omit<T, 'id' | 'crewDay' | 'visit' | 'at' | 'isRefused' | 'proof'>;

export type Keep = {
  /** Adds `by` to the last count, which may still be on its way into the store. */
  readonly step: (item: CrewItemDto, way: CountWay, by: 1 | -1) => Promise<void>;
  readonly count: (item: CrewItemDto, way: CountWay, count: number) => Promise<void>;
  readonly mark: (item: CrewItemDto, mark: Mark, isOn: boolean) => Promise<void>;
  /** The records on this phone, including those made a moment ago. */
  readonly proof: readonly UnsentProof[];
  readonly signOff: (entered: Entered<UnsentSignoff>) => Promise<boolean>;
  readonly photo: (kind: PhotoKind, file: Blob) => Promise<void>;
  readonly drop: (photo: UnsentPhoto) => Promise<void>;
  readonly again: (photo: UnsentPhoto) => Promise<void>;
  /** Whether a photo found no room. No more are taken until one has been sent. */
  readonly isFull: boolean;
  readonly problem: string;
};

/** Saves the counts, signatures and photos of one job on this phone, from where they are sent. */
export function useKeep(
  visit: string,
  crewDay: string,
  { store, kept, proof: known }: Pick<Crew, 'store' | 'kept' | 'proof'>,
): Keep {
  const [problem, setProblem] = useState('');
  const [isFull, setFull] = useState(false);
  const stamp = (at = new Date()) => ({ id: randomUuid(), crewDay, visit, at: at.toISOString() });
  const done = async (work: Promise<void>, failed: string): Promise<boolean> => {
    try {
      await work;
      setProblem('');
    } catch {
      setProblem(failed);
      return false;
    }
    await kept();
    return true;
  };

  // Every count since this page opened. The next press continues from it, stored or not. Each is later than the one
  // before, because the latest is valid.
  const counted = useRef<readonly UnsentCount[]>([]);
  const [shown, setShown] = useState<readonly UnsentCount[]>([]);
  const show = (counts: readonly UnsentCount[]) => {
    counted.current = counts;
    setShown(counts);
  };
  const recordCount = async (count: Entered<UnsentCount>): Promise<void> => {
    const last = Date.parse(counted.current.at(-1)?.at ?? '');
    const at = new Date(Math.max(Date.now(), Number.isNaN(last) ? 0 : last + 1));
    const one: UnsentCount = { ...stamp(at), ...count, proof: 'count', isRefused: false };
    show([...counted.current, one]);
    const isKept = await done(
      store().then((open) => keepProof(open, one)),
      NO_ROOM,
    );
    if (!isKept) show(counted.current.filter(({ id }) => id !== one.id));
  };
  const now = (item: CrewItemDto) => factsOf(item, visit, withCounted(known, counted.current));

  return {
    step: (item, what, by) => {
      const count = Math.min(Math.max((now(item)[what]?.value ?? 0) + by, 0), MOST_PIECES);
      return recordCount({ item: item.item, what, count, marks: [] });
    },
    count: ({ item }, what, count) => recordCount({ item, what, count, marks: [] }),
    mark: (item, mark, isOn) => {
      const rest = (now(item).marks?.value ?? []).filter((other) => other !== mark);
      return recordCount({ item: item.item, what: 'marks', count: 0, marks: isOn ? [...rest, mark] : rest });
    },
    proof: withCounted(known, shown),
    signOff: async (outcome) => {
      const proof: UnsentSignoff = { ...stamp(), ...outcome, proof: 'signoff', isRefused: false };
      return done(keepProof(await store(), proof), NO_ROOM);
    },
    photo: async (kind, file) => {
      const photo = { ...stamp(), kind, trouble: null };
      const picture = await drawPhoto(file).catch(() => null);
      if (!picture) return setProblem('This photo cannot be read. Please take it again.');
      setFull(!(await done(keepPhoto(await store(), photo, picture), FULL)));
    },
    drop: async (photo) => {
      setFull(false);
      await done(dropPhoto(await store(), photo.id), NO_ROOM);
    },
    again: async (photo) => {
      await done(markPhoto(await store(), photo, null), NO_ROOM);
    },
    isFull,
    problem,
  };
}

/** Returns the stored records and the counts not stored yet. Only the store knows whether a count was refused. */
const withCounted = (known: readonly UnsentProof[], counted: readonly UnsentCount[]): readonly UnsentProof[] => [
  ...known,
  ...counted.filter(({ id }) => known.every((proof) => proof.id !== id)),
];

const NO_ROOM = 'This phone has no room left, so it was not recorded. Please free some space and try again.';
const FULL =
  'This phone has no room for photos. Send the ones on it before you take more; the steps of the job are still recorded.';
