import { LINK_LIFE, LINK_OVER } from '@/lib/domain/account';
import { MESSAGES } from '@/lib/validation/messages';
import type { ReturnKind } from '@/lib/domain/answers/storage-return';
import type { OwnStore, WhoseWords } from './types';

/** What has just happened on the page that shows whose things come back, by the word in its address. */
const NOTICES = {
  sent: {
    kind: 'success',
    text: `If number and email belong together, a link is on its way. It works once, for ${LINK_LIFE}. Not there after a minute or two? Look among the spam.`,
  },
  'too-many': {
    kind: 'error',
    text: 'Several links have gone out in the last quarter of an hour. Use the newest one, or try again later.',
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
    ? { heading: 'One press and you choose', lead: 'Then say what comes back, where to and when.' }
    : {
        heading: 'Whose things are they?',
        lead: 'Things leave our storage only for their owner. Show it once; then you choose from your own list and book.',
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
