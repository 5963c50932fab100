import type { HelpersOfSpace } from '@/lib/contracts/account-view';
import { formatDate, formatDay, formatSlot, londonDate } from '@/lib/domain/london-time';
import { formatPence, fromPounds } from '@/lib/domain/money';
import { IN_TIME } from '@/lib/domain/order/refund-time';
import { MOST_HELPERS } from '@/lib/domain/storage/helpers';
import { HELPER_MESSAGES } from '@/lib/validation/helper-messages';
import { counted } from '@/lib/domain/wording';
import type { HelpersPanel, Notice } from '../types';

/** What has just become of a form of the panels, and what was typed into it when it was refused. */
export type AskedHelpers = {
  readonly state: HelpersState | null;
  /** The unit whose panel it was. */
  readonly orderId: unknown;
  readonly typed: { readonly name: string; readonly email: string } | null;
  readonly errors: Readonly<Partial<Record<'name' | 'email', string>>>;
};
type HelpersState = 'invited' | 'revoked' | 'stopped' | 'moved' | Refusal;
type Refusal = 'refused' | 'too-many' | 'own-address' | 'has-right' | 'full' | 'something-stays';

/** Other refusals are said beside the field. */
const NOTICES: Partial<Record<HelpersState, Notice>> = {
  invited: { kind: 'success', text: 'Done. We have sent the invitation, and an email to you.' },
  revoked: { kind: 'success', text: 'Done. They can no longer order returns, and we have told them by email.' },
  stopped: { kind: 'success', text: 'The return is cancelled. We have told you both by email.' },
  'too-many': { kind: 'error', text: 'That is a lot of invitations for one day. Try again tomorrow.' },
  moved: { kind: 'error', text: 'This return has changed since you looked at it. Check it again below.' },
};

/** Of somebody else's unit: something has to stay in it. */
export const openedNotice = (orderId: string, asked: AskedHelpers): Notice | null =>
  asked.state === 'something-stays' && asked.orderId === orderId
    ? { kind: 'error', text: `${HELPER_MESSAGES.somethingStays}.` }
    : null;

/** The panel of those who may order returns from a unit. Pure. */
export function helpersPanel({ orderId, people, returns }: HelpersOfSpace, asked: AskedHelpers): HelpersPanel {
  const isHere = asked.orderId === orderId;
  const typed = isHere ? asked.typed : null;
  return {
    notice: (isHere && asked.state && NOTICES[asked.state]) || null,
    people: people.map(({ helperId, name, email, invitedAt }) => ({
      ...{ helperId, name, email, since: `Since ${formatDate(londonDate(new Date(invitedAt)))}` },
    })),
    returns: returns.map(({ returnId, name, pieces, appointment: { date, slot }, postcode, version, refund }) => ({
      returnId,
      text: `${name}: ${counted(pieces, 'thing')} on ${formatDay(date)}, ${formatSlot(slot)}, to ${postcode.replaceAll(' ', '\u00a0')}`,
      refund:
        refund > 0
          ? `${name} paid, and gets ${formatPence(fromPounds(refund))} back ${IN_TIME}. The things stay in your unit.`
          : `${name} paid, and it is too late for a refund. The things stay in your unit.`,
      ...{ version, expectedRefund: refund },
    })),
    form:
      people.length < MOST_HELPERS
        ? { isOpen: typed !== null, ...(typed ?? { name: '', email: '' }), errors: typed ? asked.errors : {} }
        : null,
  };
}
