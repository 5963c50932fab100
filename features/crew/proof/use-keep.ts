import { useState } from 'react';
import { drawPhoto } from '@/components/forms/draw-photo';
import type { PhotoKind } from '@/lib/domain/visits/photos';
import type { Crew } from '../use-crew';
import type { UnsentCount, UnsentPhoto, UnsentSignoff } from '../unsent-proof';
import { dropPhoto, keepPhoto, keepProof, markPhoto } from './keep-proof';

type Said<T> = Omit<T, 'id' | 'crewDay' | 'visit' | 'at' | 'isRefused' | 'proof'>;

export type Keep = {
  readonly count: (said: Said<UnsentCount>) => Promise<void>;
  readonly signOff: (said: Said<UnsentSignoff>) => Promise<boolean>;
  readonly photo: (kind: PhotoKind, file: Blob) => Promise<void>;
  readonly drop: (photo: UnsentPhoto) => Promise<void>;
  readonly again: (photo: UnsentPhoto) => Promise<void>;
  /** A photo found no room: no more are taken until one has gone. */
  readonly isFull: boolean;
  readonly problem: string;
};

/** Keeps on this phone what is counted, signed and photographed of one job; it is sent from there. */
export function useKeep(visit: string, crewDay: string, { store, kept }: Pick<Crew, 'store' | 'kept'>): Keep {
  const [problem, setProblem] = useState('');
  const [isFull, setFull] = useState(false);
  const stamp = () => ({ id: crypto.randomUUID(), crewDay, visit, at: new Date().toISOString() });
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
  return {
    count: async (said) => {
      const proof: UnsentCount = { ...stamp(), ...said, proof: 'count', isRefused: false };
      await done(keepProof(await store(), proof), NO_ROOM);
    },
    signOff: async (said) => {
      const proof: UnsentSignoff = { ...stamp(), ...said, proof: 'signoff', isRefused: false };
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

const NO_ROOM = 'This phone has no room left, so it was not recorded. Please free some space and try again.';
const FULL =
  'This phone has no room for photos. No more are taken until those on it are sent; the steps of the job go on being recorded.';
