import { formatShortDay } from '../london-time';
import { areaInSentence } from '../places/areas';
import { BAYS_WORDS, INSTEAD, planWords } from '../parking/words';
import { uncapitalised } from '../wording';
import type { StopParking } from './parking';

/** "By Friday 27 November, 15:00" and whom to ask for what; `when` is null where no day is left to do it by. */
export type ParkingStepWords = { readonly when: string | null; readonly what: string };

/** What to do about the parking of one stop, as its order says it. */
export function stopParkingWords({ place, plans, deadline }: StopParking): ParkingStepWords {
  const at = `Parking at ${place.address.postcode}`;
  const [only, other] = plans;
  if (only && !other && only.state !== 'too_late') {
    const { title, text } = planWords(only);
    const isDated = only.state === 'open' || !only.isPast;
    return { when: isDated ? title.replace(/^Ask by/, 'By') : null, what: `${at}: ${uncapitalised(text)}` };
  }
  if (deadline !== null) {
    const names = plans.map(({ borough }) => areaInSentence(borough));
    return {
      when: `By ${formatShortDay(deadline)}`,
      what: `${at}: ask the council that the street sign names (${orList(names)}) for ${BAYS_WORDS}. Their notices differ; by this day every one of them is asked in time.`,
    };
  }
  return { when: null, what: `${at}: it may be too late for a reserved bay. ${INSTEAD.join(' ')}` };
}

const orList = (names: readonly string[]) => [names.slice(0, -1).join(', '), ...names.slice(-1)].join(' or ');
