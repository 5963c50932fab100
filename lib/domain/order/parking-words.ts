import { formatShortDay } from '../london-time';
import { areaInSentence } from '../places/areas';
import type { CouncilPlan } from '../parking/plan';
import { BAYS_WORDS, INSTEAD_OF_A_BAY, planWords } from '../parking/words';
import { uncapitalised } from '../wording';
import type { AddressParking } from './parking';

/** A parking note of a quote: by when ("Ask by Friday 27 November, 15:00") to ask which council for what. */
export type AddressParkingNote = {
  readonly title: string;
  readonly text: string;
  /** Whether the title gives a deadline. */
  readonly isDated: boolean;
  /** Whether no bay can be reserved in time, so that the alternatives must be shown too. */
  readonly isLate: boolean;
};

/** Returns the parking note of one stop. `plans` are those of the councils that its street may belong to. */
export function addressParkingNote({
  plans,
  deadline,
}: Pick<AddressParking, 'plans' | 'deadline'>): AddressParkingNote {
  const [only, other] = plans;
  if (only && !other) {
    const isLate = only.state === 'too_late';
    return { ...planWords(only), isDated: only.state === 'open' || (!isLate && !only.isPast), isLate };
  }
  const late = plans.filter(({ state }) => state === 'too_late');
  const open = plans.filter((plan) => plan.state === 'open' || (plan.state === 'unknown' && !plan.isPast));
  const doubtful = plans.filter((plan) => plan.state === 'unknown' && plan.isPast);
  if (deadline !== null) {
    const ask =
      open.length === 1
        ? `If the street sign names ${orList(open)}, ask its council for ${BAYS_WORDS} by this day.`
        : `Ask the council that the street sign names (${orList(open)}) for ${BAYS_WORDS}. Their notice periods differ: asking by this day is in time for all of them.`;
    return {
      title: `Ask by ${formatShortDay(deadline)}`,
      text: [
        ask,
        ...(doubtful.length > 0 ? [`For ${orList(doubtful)}, ask today whether it is still possible.`] : []),
        ...(late.length > 0 ? [`For ${orList(late)} it is too late.`] : []),
      ].join(' '),
      isDated: true,
      isLate: false,
    };
  }
  return {
    title: 'Too late for a reserved bay',
    text: `The street sign names the council (${orList(plans)}): it may be too late for it to reserve a bay.`,
    isDated: false,
    isLate: true,
  };
}

/**
 * The parking step of an order. `when` is for example "By Friday 27 November, 15:00", and null if it is too late to
 * ask.
 */
export type ParkingStepWords = { readonly when: string | null; readonly what: string };

/** Returns the parking note of one stop as a step among what happens next on the order page. */
export function addressParkingWords(stop: AddressParking): ParkingStepWords {
  const { title, text, isDated, isLate } = addressParkingNote(stop);
  const at = `Parking at ${stop.place.address.postcode}`;
  if (isLate) {
    return { when: null, what: [`${at}: ${uncapitalised(title)}.`, text, ...INSTEAD_OF_A_BAY].join(' ') };
  }
  return { when: isDated ? title.replace(/^Ask by/, 'By') : null, what: `${at}: ${uncapitalised(text)}` };
}

function orList(plans: readonly CouncilPlan[]): string {
  const names = plans.map(({ borough }) => areaInSentence(borough));
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');
}
