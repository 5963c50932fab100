import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { openCrewDay, readCrewDay } from '@/lib/api/crew';
import { errorCodeOf } from '@/lib/api/errors';
import { randomUuid } from '@/lib/api/random-uuid';
import type { CrewDayDto } from '@/lib/contracts/crew';
import type { Crew, Seen } from './crew-state';
import { sendUnsent } from './send';
import {
  deleteDay,
  isKnownShape,
  keepDay,
  keepUnsent,
  openStore,
  readDay,
  readShown,
  readUnsent,
  showDay,
  type Store,
  type Unsent,
} from './store';

/** Opens a day with the key of a link, which can be used once. */
async function openByKey(store: Store, key: string): Promise<'open' | 'full' | 'gone' | 'away'> {
  try {
    const opened = await openCrewDay(key);
    if (opened.kind === 'full') return 'full';
    await showDay(store, await readCrewDay(opened.crewDay));
    return 'open';
  } catch (error) {
    const code = errorCodeOf(error);
    return code === 'not_found' || code === 'validation_failed' ? 'gone' : 'away';
  }
}

/** Sends all unsent records before it reads the shown day, so that the answer includes them. */
async function refresh(store: Store): Promise<'read' | 'gone' | 'away'> {
  const shown = await readShown(store);
  if (!navigator.onLine) return 'away';
  if ((await sendUnsent(store)) === 'away') return 'away';
  if (shown === null) return 'read';
  try {
    await keepDay(store, await readCrewDay(shown));
    return 'read';
  } catch (error) {
    if (errorCodeOf(error) !== 'not_found') return 'away';
    await deleteDay(store, shown);
    return 'gone';
  }
}

async function readSeen(store: Store): Promise<Seen> {
  const shown = await readShown(store);
  const [kept, unsent, proof, photos] = await Promise.all([
    shown === null ? null : readDay(store, shown),
    readUnsent(store),
    store.getAll('proof'),
    store.getAll('photos'),
  ]);
  const isOtherBuild = kept !== null && !isKnownShape(kept);
  const day = isOtherBuild ? await salvaged(kept) : kept;
  return { day, isOtherBuild, unsent, proof, photos, at: new Date() };
}

/** Returns the readable parts of another build's day, or null if the late-loaded file is missing. */
const salvaged = (kept: CrewDayDto): Promise<CrewDayDto | null> =>
  import('./parts/JobParts').then(
    ({ salvagedDay }) => salvagedDay(kept),
    () => null,
  );

/** The interval between two attempts to send. */
const EVERY_MS = 30_000;

const NOTHING_SEEN: Seen = { day: null, isOtherBuild: false, unsent: [], proof: [], photos: [], at: new Date(0) };
const keyInAddress = (): string => window.location.hash.slice(1);

/** Provides a crew's day on this phone: the saved data, the unsent records and the exchange with the server. */
export function useCrew(): Crew {
  const store = useRef<Promise<Store> | null>(null);
  const [phase, setPhase] = useState<Crew['phase']>('starting');
  const [seen, setSeen] = useState(NOTHING_SEEN);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const opened = useCallback(() => (store.current ??= openStore()), []);

  const look = useCallback(async (): Promise<CrewDayDto | null> => {
    const now = await readSeen(await opened());
    setSeen(now);
    return now.day;
  }, [opened]);

  // One exchange at a time. A request made during one causes another after it.
  const running = useRef<Promise<void> | null>(null);
  const requests = useRef(0);
  const exchange = useCallback(async (): Promise<void> => {
    requests.current += 1;
    if (running.current) return running.current;
    const once = async (): Promise<void> => {
      const answered = requests.current;
      const isGone = (await refresh(await opened())) === 'gone';
      await look();
      if (isGone) setPhase((was) => (was === 'link' || was === 'full' ? was : 'gone'));
      if (requests.current !== answered) await once();
    };
    running.current = once().finally(() => (running.current = null));
    return running.current;
  }, [opened, look]);

  useEffect(() => {
    const start = async () => {
      const day = await look();
      setPhase(keyInAddress() === '' ? (day ? 'day' : 'none') : 'link');
      await exchange();
    };
    start().catch(() =>
      setProblem('This browser cannot save anything. Open the link in Safari or Chrome, not in private mode.'),
    );
    const again = () => {
      if (document.visibilityState === 'visible') exchange().catch(() => undefined);
    };
    const followed = () => setPhase((was) => (keyInAddress() === '' ? was : 'link'));
    const timer = setInterval(again, EVERY_MS);
    window.addEventListener('online', again);
    window.addEventListener('hashchange', followed);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      window.removeEventListener('hashchange', followed);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look, exchange]);

  return useMemo(() => {
    const leaveLink = () => {
      window.history.replaceState(window.history.state, '', window.location.pathname);
      setProblem('');
      setPhase(seen.day ? 'day' : 'none');
    };
    const open = async (): Promise<void> => {
      setBusy(true);
      setProblem('');
      const outcome = await openByKey(await opened(), keyInAddress());
      setBusy(false);
      if (outcome === 'away') {
        setProblem('There is no connection, and you need one to open a new link. Please try again.');
        return;
      }
      if (outcome === 'open') window.history.replaceState(window.history.state, '', window.location.pathname);
      const day = await look();
      setPhase(outcome === 'open' ? (day ? 'day' : 'none') : outcome);
      await exchange();
    };
    const kept = async (): Promise<void> => {
      await look();
      exchange().catch(() => undefined);
    };
    const say: Crew['say'] = async (visit, type, minutes, at = new Date()) => {
      if (!seen.day) return false;
      const event: Unsent = {
        id: randomUuid(),
        crewDay: seen.day.crewDay,
        visit,
        type,
        minutes: minutes ?? null,
        at: at.toISOString(),
        isRefused: false,
      };
      try {
        await keepUnsent(await opened(), event);
        setProblem('');
      } catch {
        setProblem('This phone has no room left, so it was not recorded. Please free some space and try again.');
        return false;
      }
      await kept();
      return true;
    };
    return { phase, ...seen, isBusy, problem, open: () => void open(), leaveLink, say, store: opened, kept };
  }, [phase, seen, isBusy, problem, opened, look, exchange]);
}
