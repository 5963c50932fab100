import { openCrewDay, readCrewDay } from '@/lib/api/crew';
import { errorCodeOf } from '@/lib/api/errors';
import { sendUnsent } from './send';
import { forgetDay, keepDay, readShown, showDay, type Store } from './store';

/** Spends a link's key. */
export async function openByKey(store: Store, key: string): Promise<'open' | 'full' | 'gone' | 'away'> {
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

/** Sends what is unsent, then reads the day that is shown: its answer knows of all that was sent. */
export async function refresh(store: Store): Promise<'read' | 'gone' | 'away'> {
  const shown = await readShown(store);
  // A phone in a cellar asks nobody.
  if (!navigator.onLine) return 'away';
  if ((await sendUnsent(store)) === 'away') return 'away';
  if (shown === null) return 'read';
  try {
    await keepDay(store, await readCrewDay(shown));
    return 'read';
  } catch (error) {
    if (errorCodeOf(error) !== 'not_found') return 'away';
    await forgetDay(store, shown);
    return 'gone';
  }
}
