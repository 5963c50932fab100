import type { TagKind } from '@/components/ui/Tag';
import { claimPath } from '@/lib/account-routes';
import {
  CLAIM_DAYS,
  CLAIM_STATE_LABELS,
  MOST_CLAIMS,
  MOST_CLAIM_ITEMS,
  awardText,
  awardWords,
  claimItemText,
  ifYouDisagree,
  isDecided,
  type ClaimFormState,
  type ClaimState,
  type PhotosRefused,
} from '@/lib/domain/claims/claims';
import type { ClaimDto, ClaimPhotoDto, ClaimsView } from '@/lib/contracts/claims';
import { formatDay, formatInstant } from '@/lib/domain/london-time';
import { fromPounds } from '@/lib/domain/money';
import { inWords } from '@/lib/domain/wording';
import { orderPath } from '@/lib/routes';
import type { Fact, OrderNotice } from '@/features/order/types';

type Around = {
  readonly orderHref: string;
  readonly action: string;
  readonly made: number | null;
  readonly added: number | null;
  readonly token: string;
};
type Found = {
  readonly view: ClaimsView;
  readonly form: ClaimFormState | null;
  readonly refused: PhotosRefused | null;
};

const TITLES: Readonly<Record<ClaimsView['stage'], string>> = {
  early: 'If something goes wrong',
  open: 'Tell us what went wrong',
  late: 'If something went wrong',
};

export function claimModel({ view, form, refused }: Found, around: Around) {
  const { reference, claims, things, photoPath } = view;
  const { orderHref, action, token } = around;
  const isWrong = refused !== null || (form !== null && Object.keys(form.errors).length > 0);
  const title = claims.length > 0 ? 'Your claims' : TITLES[view.stage];
  return {
    reference,
    orderHref,
    title: isWrong ? `Error: ${title}` : title,
    lead: leadOf(view),
    limit: view.limit,
    notice: noticeOf(view, form, around),
    claims: claims.map((claim) => ({
      ...madeClaim(claim, photoPath),
      adding: isDecided(claim.state)
        ? null
        : {
            reference,
            token,
            claim: claim.number,
            action,
            count: claim.photos.length,
            error: refused?.claim === claim.number ? refused.text : undefined,
          },
    })),
    form: form && {
      ...form,
      action,
      things,
      reference,
      token,
      photos: view.photos.map((photo) => shownPhoto(photo, photoPath)),
      title: claims.length > 0 ? 'Tell us about something else' : '',
      canAddRow: form.rows.length < MOST_CLAIM_ITEMS,
    },
  };
}

export type ClaimModel = ReturnType<typeof claimModel>;
export type MadeClaim = ClaimModel['claims'][number];
export type AddingPhotos = NonNullable<MadeClaim['adding']>;
export type ClaimFormModel = NonNullable<ClaimModel['form']>;
export type ShownPhoto = ReturnType<typeof shownPhoto>;

function leadOf({ stage, lastDay, isFull, claims }: ClaimsView): string {
  if (stage === 'early') {
    return `Once our crew has arrived you can tell us here if anything is damaged or missing, until ${CLAIM_DAYS} days after the job. If something is wrong before that, ring us or write to us.`;
  }
  if (stage === 'late') {
    return `You could claim here until ${lastDay === null ? `${CLAIM_DAYS} days after the job` : formatDay(lastDay)}. Your rights do not end there: ring us or write to us, and we will look at your claim in the same way.`;
  }
  if (isFull) {
    return `You have made ${inWords(MOST_CLAIMS)} claims, the most this page can take. If there is more, ring us or write to us.`;
  }
  const until = lastDay === null ? `until ${CLAIM_DAYS} days after the job` : `until ${formatDay(lastDay)}`;
  return claims.length > 0
    ? `Here is what you told us and where it stands. You can tell us about anything else here ${until}, and later by phone or email.`
    : `Is anything damaged or missing? You can tell us here ${until}, and later by phone or email. We confirm at once, and tell you when we will answer and decide.`;
}

function noticeOf(
  { claims }: ClaimsView,
  form: ClaimFormState | null,
  { made, added }: Pick<Around, 'made' | 'added'>,
): OrderNotice | null {
  if (form?.trouble === 'limited') {
    return {
      kind: 'error',
      text: 'This was sent too many times in a short time. Wait a minute and send it again: what you typed is below.',
    };
  }
  if (form?.trouble === 'used') {
    return {
      kind: 'error',
      text: 'This form was sent before, and that claim is above. What you typed since is below: send it if it is another claim.',
    };
  }
  if (claims.some(({ number }) => number === added)) return { kind: 'success', text: 'Your photos are added.' };
  const claim = claims.find(({ number }) => number === made);
  if (!claim) return null;
  return {
    kind: 'success',
    text: `We have your claim. We answer by ${formatDay(claim.answerBy)} and decide by ${formatDay(claim.decisionBy)}. We are emailing you a confirmation. You can add photos below until we decide.`,
  };
}

const TAGS: Readonly<Record<ClaimState, TagKind>> = {
  received: 'hot',
  answered: 'hot',
  accepted: 'success',
  refused: 'plain',
};

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');
const day = (at: string): string => formatInstant(new Date(at));

const shownPhoto = ({ id, at, isFromDesk }: ClaimPhotoDto, path: string) => ({
  id,
  url: `${path}&id=${encodeURIComponent(id)}`,
  label: `${isFromDesk ? 'From our office' : 'From you'}, ${day(at)}`,
});

function madeClaim(claim: ClaimDto, photoPath: string) {
  const { number, state, at, items, text, photos, answerBy, decisionBy, answer } = claim;
  const facts: readonly Fact[] = [
    { label: 'Received', value: day(at) },
    ...(answer === null && claim.decision !== null
      ? []
      : [{ label: 'Our answer', value: answer ? day(answer.at) : `By ${formatDay(answerBy)}` }]),
    { label: 'Our decision', value: claim.decision ? day(claim.decision.at) : `By ${formatDay(decisionBy)}` },
  ];
  return {
    id: `claim-${number}`,
    title: `Claim ${number}`,
    state: { label: CLAIM_STATE_LABELS[state], tag: TAGS[state] },
    facts,
    items: items.map(({ worth, ...item }) =>
      claimItemText({ ...item, worth: worth === null ? null : fromPounds(worth) }),
    ),
    text: lines(text),
    photos: photos.map((photo) => shownPhoto(photo, photoPath)),
    answer: answer && { title: 'Our answer', text: lines(answer.text) },
    decision: decisionOf(claim),
  };
}

function decisionOf({ state, decision }: ClaimDto) {
  if (!decision) return null;
  const { byHandPaidAt: paidAt } = decision;
  const award = { refund: fromPounds(decision.refund), byHand: fromPounds(decision.byHand), isPaid: paidAt !== null };
  const isAccepted = state === 'accepted';
  return {
    title: isAccepted ? `Accepted: you get ${awardText(award)}` : 'We do not accept this claim',
    text: [...(isAccepted ? [awardWords(award)] : []), ...lines(decision.text), ifYouDisagree('write to us')],
  };
}

type Guest = { readonly reference: string; readonly token: string };
type Numbered = Pick<ClaimDto, 'number'>;
type Query = Readonly<Partial<Record<string, string | string[]>>>;

export const madeHref = ({ reference, token }: Guest, { number }: Numbered): string =>
  `${claimPath(reference, token)}&made=${number}#claim-${number}`;

export const addedHref = ({ reference, token }: Guest, { number }: Numbered): string =>
  `${claimPath(reference, token)}&added=${number}#claim-${number}`;

const parseClaimNumber = (value: string | string[] | undefined): number | null =>
  typeof value === 'string' && Number.isInteger(Number(value)) ? Number(value) : null;

export function claimProps({ view, form, refused }: Found, token: string, query: Query) {
  const { reference } = view;
  const hrefs = { orderHref: orderPath(reference, token), action: claimPath(reference, token) };
  const model = claimModel(
    { view, form, refused },
    { ...hrefs, token, made: parseClaimNumber(query.made), added: parseClaimNumber(query.added) },
  );
  return {
    title: `${model.title}, order ${reference}`,
    description: 'Tell us what was damaged or went missing, and see when we will answer and what we have decided.',
    canonicalPath: claimPath(reference),
    model,
  };
}
