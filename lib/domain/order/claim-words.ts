import { formatPence, pence, type Pence } from '../money';
import { uncapitalised } from '../wording';
import { CLAIM_KIND_LABELS, type ClaimKind } from './claim';
import { AS_PAID, IN_TIME } from './refund-time';

/** One item of a claim, for the texts that mails and the customer's page share. */
type Item = { readonly title: string; readonly kind: ClaimKind; readonly worth: Pence | null };

/** Describes an item of a claim: "Bookcase: damaged, worth £120". */
export function claimItemText({ title, kind, worth }: Item): string {
  const said = worth === null ? '' : `, worth ${formatPence(worth)}`;
  return `${title}: ${uncapitalised(CLAIM_KIND_LABELS[kind])}${said}`;
}

/** The money of an accepted claim. `isPaid`: whether our office has paid its part. */
type Award = { readonly refund: Pence; readonly byHand: Pence; readonly isPaid: boolean };

export const awardText = ({ refund, byHand }: Pick<Award, 'refund' | 'byHand'>): string =>
  formatPence(pence(refund + byHand));

/** Returns the sentences on how the customer receives the money of an accepted claim. */
export function awardWords({ refund, byHand, isPaid }: Award): string {
  if (byHand === 0) return `The money goes back ${AS_PAID}. You do not need to do anything.`;
  if (refund === 0 && isPaid) return 'Our office has paid it to you.';
  if (isPaid)
    return `${formatPence(refund)} goes back ${AS_PAID}. Our office has paid you the other ${formatPence(byHand)}.`;
  if (refund === 0) return `Our office asks you where to send it, and pays it ${IN_TIME}.`;
  return `${formatPence(refund)} goes back ${AS_PAID}. Our office asks you where to send the other ${formatPence(byHand)}, and pays it ${IN_TIME}.`;
}

/**
 * Returns what a customer can do who disagrees with a decision, as the terms say it. `write` is for example "write to
 * us".
 */
export const ifYouDisagree = (write: string): string =>
  `If you do not agree, ${write} and say why: we look at it again, as a complaint under our terms. If we still cannot agree, we name an approved body that deals with such disputes, and say whether we are willing to use it. You may also go to court, in the small claims track for most cases. Citizens Advice helps you free of charge.`;
