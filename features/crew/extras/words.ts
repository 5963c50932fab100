import type { CrewExtraDto } from '@/lib/contracts/crew';
import type { ErrorCode } from '@/lib/contracts/errors';
import { EXTRA_LABELS, MOST_ASKED_BY_CREW } from '@/lib/domain/extras/extras';
import type { WhyNotAsked } from '@/lib/domain/extras/state';
import { londonTime } from '@/lib/domain/london-time';
import { formatPence, formatPounds } from '@/lib/domain/money';

export const extraTitle = ({ kind, amount }: Pick<CrewExtraDto, 'kind' | 'amount'>): string =>
  `${EXTRA_LABELS[kind]}, ${formatPounds(amount)}`;

/** Returns the state of an extra in words: "asked 10:42, until 11:02". `at`: now. */
export function extraStand({ state, amount, askedAt, answerBy }: CrewExtraDto, at: Date): string {
  const [from, until] = [londonTime(new Date(askedAt)), londonTime(new Date(answerBy))];
  switch (state) {
    case 'asked':
      return at < new Date(answerBy) ? `asked ${from}, until ${until}` : `asked ${from}, no answer known at ${until}`;
    case 'agreed':
    case 'paid':
      return `agreed, ${formatPounds(amount)}`;
    case 'refused':
      return 'refused: leave it';
    case 'lapsed':
      return 'no answer, so no: leave it';
    case 'withdrawn':
      return 'withdrawn by the office: leave it';
  }
}

export const WHY_NOT: Readonly<Record<WhyNotAsked, string>> = {
  one_is_open: 'The customer has not answered the last question yet. Ask one at a time.',
  refused_twice: 'The customer has refused this twice: leave it.',
  desk_only: `This comes to more than ${formatPence(MOST_ASKED_BY_CREW)}, so the office has to ask. Phone the office.`,
  nothing_more: 'This adds nothing to what is booked or agreed. There is nothing to ask.',
};

export const NO_NETWORK =
  'There is no connection. The customer has 20 minutes to answer, so this question is not kept for later. Phone the customer or the office.';

const CANNOT = 'This cannot be asked from here now. Phone the office.';

const REFUSED: Partial<Record<ErrorCode, string>> = {
  unavailable: NO_NETWORK,
  price_changed: 'The price has changed. Look at it again.',
  order_changed: WHY_NOT.one_is_open,
  nothing_to_change: WHY_NOT.nothing_more,
  too_late_to_change: 'The work is over: nothing more can be asked.',
};

/** Returns the crew's message for a failed call. */
export const refusedWords = (code: ErrorCode): string => REFUSED[code] ?? CANNOT;
