import { LINK_LIFE, LINK_OVER } from '@/lib/domain/account';
import type { ReturnKind } from '@/lib/domain/answers/storage-return';
import { MESSAGES } from '@/lib/validation/messages';

/** A rental of the signed-in customer, with the returns that can be booked. */
export type OwnRental = {
  readonly orderId: string;
  readonly reference: string;
  readonly title: string;
  readonly offers: readonly { readonly what: ReturnKind; readonly label: string }[];
};

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
  nothing: { kind: 'info', text: 'Nothing is left to bring back from this order, or its return is already booked.' },
} as const;
const WRONG = { 'wrong-number': ['reference'], 'wrong-email': ['email'] } as const;
type State = keyof typeof NOTICES | keyof typeof WRONG;

type Kept = { readonly values: Readonly<Record<string, string>>; readonly wrong: readonly string[] };
type Arrival = {
  readonly state: State | null;
  readonly kept: Kept | null;
  /** The emailed link and the rental that it opens. */
  readonly link: { readonly value: string; readonly reference: string } | null;
  readonly stores: readonly OwnRental[];
  readonly signInHref: string | null;
  /** The draft of a return; '' for none. */
  readonly draftId: string;
  /** Path that continues without proof, to a request instead of an order. */
  readonly askHref: string;
  /** Paths of the API calls that the forms post to. */
  readonly calls: { readonly open: string; readonly mail: string; readonly book: string };
};

const isWrong = (state: State | null): state is keyof typeof WRONG => state !== null && state in WRONG;

function errorsOf(state: State | null, kept: Kept | null): { readonly reference?: string; readonly email?: string } {
  if (!isWrong(state)) return {};
  const wrong: readonly string[] = kept?.wrong ?? WRONG[state];
  const email = kept?.values.email === '' ? MESSAGES.emailRequired : MESSAGES.emailInvalid;
  return {
    ...(wrong.includes('reference') && { reference: MESSAGES.referenceRequired }),
    ...(wrong.includes('email') && { email }),
  };
}

/** Returns the texts of the page on which a customer proves to own the stored items. */
export function ownershipWords({ state, kept, ...arrival }: Arrival) {
  const words = arrival.link
    ? { heading: 'Press the button to choose', lead: 'Then say what comes back, where to and when.' }
    : {
        heading: 'Whose things are they?',
        lead: 'We only release things to their owner. Confirm it once, then choose from your own list and book.',
      };
  const { reference = '', email = '' } = kept?.values ?? {};
  const notice = state === null || isWrong(state) ? null : NOTICES[state];
  return { ...arrival, ...words, typed: { reference, email }, errors: errorsOf(state, kept), notice };
}

type Space = Omit<OwnRental, 'offers'> & {
  readonly unbooked: readonly unknown[];
  readonly returnsOn: string | null;
};

const LABELS: Readonly<Record<ReturnKind, string>> = { unit: 'Bring everything back', items: 'Bring some things back' };

export const ownRentals = (spaces: readonly Space[]): readonly OwnRental[] =>
  spaces
    .filter(({ returnsOn }) => returnsOn === null)
    .map(({ orderId, reference, title, unbooked }) => {
      const offered: readonly ReturnKind[] = unbooked.length > 0 ? ['unit', 'items'] : ['unit'];
      return { orderId, reference, title, offers: offered.map((what) => ({ what, label: LABELS[what] })) };
    });

export type OwnershipWords = ReturnType<typeof ownershipWords>;
