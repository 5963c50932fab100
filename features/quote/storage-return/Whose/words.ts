import { LINK_LIFE, LINK_OVER } from '@/lib/domain/account';
import { MESSAGES } from '@/lib/validation/messages';
import type { ReturnKind } from '@/lib/domain/answers/storage-return';
import type { OwnStore, WhoseWords } from './types';

/** What has just happened on the page that shows whose things come back, by the word in its address. */
const NOTICES = {
  sent: {
    kind: 'success',
    text: `If the number and email match, a link is on its way. It works once and lasts ${LINK_LIFE}. Not there after a minute or two? Check your spam folder.`,
  },
  'too-many': {
    kind: 'error',
    text: 'We have sent several links in the last quarter of an hour. Use the newest one, or try again later.',
  },
  'link-over': { kind: 'info', text: LINK_OVER },
  nothing: { kind: 'info', text: 'There is nothing left to bring back from this order, or it is already booked.' },
} as const;
/** What was wrong with what was typed, by the same word. */
const ERRORS = {
  'wrong-number': { reference: MESSAGES.referenceRequired },
  'wrong-email': { email: MESSAGES.emailInvalid },
} as const;
type State = keyof typeof NOTICES | keyof typeof ERRORS;

type Arrival = Omit<WhoseWords, 'heading' | 'lead' | 'notice' | 'errors'> & { readonly state: State | null };

/** The page in words. Pure. */
export function whoseWords({ state, ...arrival }: Arrival): WhoseWords {
  const words = arrival.link
    ? { heading: 'Press the button to choose', lead: 'Then say what comes back, where to and when.' }
    : {
        heading: 'Whose things are they?',
        lead: 'We only release things to their owner. Confirm it once, then choose from your own list and book.',
      };
  if (state === 'wrong-number' || state === 'wrong-email')
    return { ...arrival, ...words, notice: null, errors: ERRORS[state] };
  return { ...arrival, ...words, notice: state === null ? null : NOTICES[state], errors: {} };
}

type Space = Omit<OwnStore, 'offers'> & {
  readonly unbooked: readonly unknown[];
  readonly returnsOn: string | null;
};

const LABELS: Readonly<Record<ReturnKind, string>> = { unit: 'Bring everything back', items: 'Bring some things back' };

/** The stores out of which something can still be asked for. */
export const ownStores = (spaces: readonly Space[]): readonly OwnStore[] =>
  spaces
    .filter(({ returnsOn }) => returnsOn === null)
    .map(({ orderId, reference, title, unbooked }) => {
      const offered: readonly ReturnKind[] = unbooked.length > 0 ? ['unit', 'items'] : ['unit'];
      return { orderId, reference, title, offers: offered.map((what) => ({ what, label: LABELS[what] })) };
    });
