import { addDays, type LocalDate, londonDate } from '../london-time';
import { NOTHING, formatPence, pence, type Pence } from '../money';
import { AS_PAID, IN_TIME, REFUND_DAYS, uncapitalised } from '../wording';
import { workingDaysAfter } from '../working-days';

/** Days after a job in which a customer can claim online, and in which we answer and decide, as the terms state. */
export const CLAIM_DAYS = 28;
export const ANSWER_WORKING_DAYS = 5;
export const DECISION_DAYS = 28;

/** The most claims of an order on its page, and the most items of one claim. Customers with more write to us. */
export const MOST_CLAIMS = 5;
export const MOST_CLAIM_ITEMS = 10;
export const CLAIM_KINDS = ['damaged', 'missing', 'home', 'other'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export const CLAIM_KIND_LABELS: Readonly<Record<ClaimKind, string>> = {
  damaged: 'Damaged',
  missing: 'Missing',
  home: 'Damage to the home',
  other: 'Something else',
};

/** The states of a claim. A claim can be decided with or without an answer first. A decision is final. */
export const CLAIM_STATES = ['received', 'answered', 'accepted', 'refused'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

export const CLAIM_STATE_LABELS: Readonly<Record<ClaimState, string>> = {
  received: 'Received',
  answered: 'Answered',
  accepted: 'Accepted',
  refused: 'Refused',
};

export const isDecided = (state: ClaimState): boolean => state === 'accepted' || state === 'refused';

/** The visits of an order as far as claims need them. Visits that were called off are left out. */
export type ClaimFacts = {
  readonly arrivals: readonly Date[];
  /** When each visit ended. Without any visit, when the order was completed or cancelled. */
  readonly ends: readonly Date[];
  readonly isOver: boolean;
};

/** When claims can be made online. `lastDay` is null while a visit is under way or still to come. */
export type ClaimWindow = { readonly opensAt: Date | null; readonly lastDay: LocalDate | null };

/** Returns the window for claims: from the first arrival, or else the end of the order, until the end of `lastDay`. */
export function claimWindow({ arrivals, ends, isOver }: ClaimFacts): ClaimWindow {
  const [first] = [...arrivals, ...ends].toSorted((a, b) => a.getTime() - b.getTime());
  const last = ends.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
  return {
    opensAt: first ?? null,
    lastDay: isOver && last ? addDays(londonDate(last), CLAIM_DAYS) : null,
  };
}

/** The stage of the claim window. Outside of `open`, customers claim by telephone or mail. */
export type ClaimStage = 'early' | 'open' | 'late';

export function claimStage({ opensAt, lastDay }: ClaimWindow, now: Date): ClaimStage {
  if (opensAt === null || now < opensAt) return 'early';
  return lastDay !== null && londonDate(now) > lastDay ? 'late' : 'open';
}

export function claimDeadlines(at: Date): { readonly answerBy: LocalDate; readonly decisionBy: LocalDate } {
  const day = londonDate(at);
  return { answerBy: workingDaysAfter(day, ANSWER_WORKING_DAYS), decisionBy: addDays(day, DECISION_DAYS) };
}

/** Returns the last day on which our office must pay the part of an accepted claim that no refund covers. */
export const payDay = (decidedAt: Date): LocalDate => addDays(londonDate(decidedAt), REFUND_DAYS);

/** Returns the last day on which we must respond to a claim, or null once it is decided. */
export function dueDay(state: ClaimState, { answerBy, decisionBy }: ReturnType<typeof claimDeadlines>) {
  if (isDecided(state)) return null;
  return state === 'received' ? answerBy : decisionBy;
}

export const isOverdue = (due: LocalDate | null, now: Date): boolean => due !== null && londonDate(now) > due;

/** Splits an accepted amount into a refund of what is `left` of the payments and the rest, which is paid by hand. */
export function splitAward(amount: Pence, left: Pence): { readonly refund: Pence; readonly above: Pence } {
  const refund = pence(Math.min(amount, Math.max(left, NOTHING)));
  return { refund, above: pence(amount - refund) };
}

/** The most photos of a claim (assumption). Limits of a single photo: lib/domain/visits/assumptions.ts. */
export const MOST_CLAIM_PHOTOS = 12;

/** The most bytes of a form with unprocessed photos. With JavaScript each photo is shrunk and sent on its own. */
export const MOST_FORM_BYTES = 32_000_000;

/** The limit in megabytes that the form states: below MOST_FORM_BYTES, because other fields take space too. */
export const FORM_MEGABYTES = 30;

/** The formats that the server reads. The browser converts other images that it can open to JPEG. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PHOTO_FORMATS = 'JPEG, PNG or WebP';

export type ClaimPhotoSource = 'customer' | 'desk';

export const isFromDesk = (source: string): boolean => source === ('desk' satisfies ClaimPhotoSource);

/** Why a photo was rejected, in the words of its form and the page's script. `name`: "“IMG_1.heic”". */
export const PHOTO_REFUSALS = {
  unreadable: (name: string) => `${name} is not a picture we can read. Send ${PHOTO_FORMATS}.`,
  full: (name: string) => `${name} was not added: there are ${MOST_CLAIM_PHOTOS} photos already.`,
  refused: (name: string) => `${name} was not added: photos can no longer be added to this claim.`,
  closed: () => 'Photos can no longer be added to this claim.',
  noneLeft: () => `No photos were added: there are ${MOST_CLAIM_PHOTOS} already.`,
  busy: () => 'We are busy with other photos. Send these again in half a minute.',
  tooLarge: () =>
    `These photos come to more than ${FORM_MEGABYTES} MB. Send fewer at once: you can add more afterwards.`,
} as const;

type Item = { readonly title: string; readonly kind: ClaimKind; readonly worth: Pence | null };

/** Describes an item of a claim: "Bookcase: damaged, worth £120". */
export function claimItemText({ title, kind, worth }: Item): string {
  const worthText = worth === null ? '' : `, worth ${formatPence(worth)}`;
  return `${title}: ${uncapitalised(CLAIM_KIND_LABELS[kind])}${worthText}`;
}

/** The money of an accepted claim. `isPaid`: whether our office has paid its part. */
type Award = { readonly refund: Pence; readonly byHand: Pence; readonly isPaid: boolean };

export const awardText = ({ refund, byHand }: Pick<Award, 'refund' | 'byHand'>): string =>
  formatPence(pence(refund + byHand));

export function awardWords({ refund, byHand, isPaid }: Award): string {
  if (byHand === 0) return `The money goes back ${AS_PAID}. You do not need to do anything.`;
  if (refund === 0 && isPaid) return 'Our office has paid it to you.';
  if (isPaid)
    return `${formatPence(refund)} goes back ${AS_PAID}. Our office has paid you the other ${formatPence(byHand)}.`;
  if (refund === 0) return `Our office asks you where to send it, and pays it ${IN_TIME}.`;
  return `${formatPence(refund)} goes back ${AS_PAID}. Our office asks you where to send the other ${formatPence(byHand)}, and pays it ${IN_TIME}.`;
}

/** Returns the advice for a customer who disagrees with a decision. `write` is for example "write to us". */
export const ifYouDisagree = (write: string): string =>
  `If you do not agree, ${write} and say why: we look at it again, as a complaint under our terms. If we still cannot agree, we name an approved body that deals with such disputes, and say whether we are willing to use it. You may also go to court, in the small claims track for most cases. Citizens Advice helps you free of charge.`;

export const CLAIM_LIMITS = { title: 100, leastText: 20, text: 2_000 } as const;

export type TypedClaimItem = {
  /** A thing of the order, ELSE, or '' for no choice. */
  readonly item: string;
  readonly title: string;
  readonly kind: string;
  readonly worth: string;
};

export const CLAIM_ITEM_FIELDS = [
  'item',
  'title',
  'kind',
  'worth',
] as const satisfies readonly (keyof TypedClaimItem)[];

export const EMPTY_CLAIM_ITEM: TypedClaimItem = { item: '', title: '', kind: '', worth: '' };

/** The option for a thing that the order does not list. */
export const ELSE = '*';

export const claimField = (row: number, name: keyof TypedClaimItem): string => `item_${row}.${name}`;

/** The names of the buttons that add a row, and that delete a photo of an unsent claim (its id). */
export const ONE_MORE = 'more';
export const DROP_PHOTO = 'drop';

/** The file fields of the claim form and of the forms that add photos to a claim; `claim`: its number. */
export const PHOTOS = 'photos';
export const OF_CLAIM = 'claim';

export type PhotosRefused = { readonly claim: number; readonly text: string };

/** The form of a claim, empty or as the customer sent it. Errors are keyed by field name. */
export type ClaimFormState = {
  /** The idempotency key: one for each filled-in form. */
  readonly key: string;
  readonly rows: readonly TypedClaimItem[];
  readonly text: string;
  readonly errors: Readonly<Record<string, string>>;
  /** Why the claim was not sent, apart from fields: too many attempts, or the key belongs to another claim. */
  readonly trouble: 'limited' | 'used' | null;
};
