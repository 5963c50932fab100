import type { DelegatesOfSpace } from '@/lib/contracts/accounts';
import { formatDate, formatDay, formatSlot, londonDate } from '@/lib/domain/london-time';
import { formatPounds } from '@/lib/domain/money';
import { MOST_DELEGATES } from '@/lib/domain/storage/delegates';
import { IN_TIME, countWithNoun } from '@/lib/domain/wording';

export type Notice = { readonly kind: 'info' | 'success' | 'error'; readonly text: string };

/** The outcome of a form about delegates, with the typed values if it was refused. */
export type RequestedDelegates = {
  readonly state: DelegatesState | null;
  readonly orderId: unknown;
  readonly typed: { readonly name: string; readonly email: string } | null;
  readonly errors: Readonly<Partial<Record<'name' | 'email', string>>>;
};
type DelegatesState = 'invited' | 'revoked' | 'stopped' | 'moved' | Refusal;
type Refusal = 'refused' | 'too-many' | 'own-address' | 'has-right' | 'full' | 'something-stays';

/** Messages for outcomes. Other refusals are shown beside the field. */
const NOTICES: Partial<Record<DelegatesState, Notice>> = {
  invited: { kind: 'success', text: 'Done. We have sent the invitation, and an email to you.' },
  revoked: { kind: 'success', text: 'Done. They can no longer order returns, and we have told them by email.' },
  stopped: { kind: 'success', text: 'The return is cancelled. We have told you both by email.' },
  'too-many': { kind: 'error', text: 'That is a lot of invitations for one day. Try again tomorrow.' },
  moved: { kind: 'error', text: 'This return has changed since you looked at it. Check it again below.' },
};

/** Returns the people who may order returns from a space, their returns and the form for one more. */
export function delegatesPanel({ orderId, people, returns }: DelegatesOfSpace, asked: RequestedDelegates) {
  const isHere = asked.orderId === orderId;
  const typed = isHere ? asked.typed : null;
  const errors: RequestedDelegates['errors'] = typed ? asked.errors : {};
  return {
    notice: (isHere && asked.state && NOTICES[asked.state]) || null,
    people: people.map(({ helperId, name, email, invitedAt }) => ({
      helperId,
      name,
      email,
      since: `Since ${formatDate(londonDate(new Date(invitedAt)))}`,
    })),
    returns: returns.map(({ returnId, name, pieces, appointment: { date, slot }, postcode, version, refund }) => ({
      returnId,
      text: `${name}: ${countWithNoun(pieces, 'thing')} on ${formatDay(date)}, ${formatSlot(slot)}, to ${postcode.replaceAll(' ', '\u00a0')}`,
      refund:
        refund > 0
          ? `${name} paid, and gets ${formatPounds(refund)} back ${IN_TIME}. The things stay in your unit.`
          : `${name} paid, and it is too late for a refund. The things stay in your unit.`,
      version,
      expectedRefund: refund,
    })),
    form:
      people.length < MOST_DELEGATES ? { isOpen: typed !== null, ...(typed ?? { name: '', email: '' }), errors } : null,
  };
}
