import { coverPath } from '@/lib/account-routes';
import { ERROR_SENTENCES } from '@/lib/contracts/error-sentences';
import { ERROR_CODES, type ErrorCode } from '@/lib/contracts/errors';
import type { ChangePreviewDto } from '@/lib/contracts/order-change-dto';
import { changeCover, type CoverStage, type CoverView } from '@/lib/contracts/order-cover';
import { formatDay } from '@/lib/domain/london-time';
import { formatPounds } from '@/lib/domain/money';
import { fieldsOfCover } from '@/lib/domain/order/cover-fields';
import { stepTitle, type CoverOf } from '@/lib/domain/order/cover-words';
import { orderPath } from '@/lib/routes';
import { outcome, outcomeNotes } from '../change/ticket-words';
import type { OrderNotice } from '../types';

const TITLES: Readonly<Record<CoverOf, string>> = {
  move: 'Cover for your move',
  stay: 'Cover for your stay in storage',
};
const endOf = (day: string | null): string => (day === null ? '' : `the end of ${formatDay(day)}`);

const STAGES: Readonly<Record<CoverStage, (lastDay: string) => string>> = {
  open: (lastDay) => `You can choose more or less until ${lastDay}.`,
  late: (lastDay) => `It could be changed until ${lastDay}.`,
  closed: () => 'It cannot be changed here.',
  fixed: () => 'It cannot be chosen for this kind of order.',
};

export type Hrefs = { readonly orderHref: string; readonly page: string; readonly token: string };

/** Returns the content of the cover page. `trouble` is the error code of a refused agreement. */
export function coverModel(view: CoverView, trouble: unknown, { orderHref, page, token }: Hrefs) {
  const { reference, of, stage, agreed, items, booked, lastDay, asked } = view;
  return {
    reference,
    title: TITLES[of],
    lead: `${agreed} ${STAGES[stage](endOf(lastDay))}`,
    backHref: orderHref,
    notice: noticeOf(asked, trouble),
    form: stage === 'open' ? { action: page, token, of, items, booked, cover: asked?.cover ?? booked } : null,
    agreement: agreementOf(view, token),
  };
}

export type CoverModel = ReturnType<typeof coverModel>;
export type CoverForm = NonNullable<CoverModel['form']>;

function noticeOf(asked: CoverView['asked'], trouble: unknown): OrderNotice | null {
  const code = ERROR_CODES.find((known) => known === trouble) ?? asked?.refusal ?? null;
  return code && { kind: code === 'nothing_to_change' ? 'info' : 'error', text: sentenceOf(code) };
}

const AMOUNTS_SHOWN: readonly ErrorCode[] = ['price_changed', 'refund_changed', 'order_changed'];
const sentenceOf = (code: ErrorCode): string => {
  if (code === 'nothing_to_change') return 'You have this cover already. Choose another limit or another value first.';
  return AMOUNTS_SHOWN.includes(code)
    ? `${ERROR_SENTENCES[code]} The amounts shown now are up to date.`
    : `${ERROR_SENTENCES[code]} Your order stays as it is.`;
};

function agreementOf({ reference, asked, booked }: CoverView, token: string) {
  if (!asked?.preview) return null;
  const { cover, preview, idempotencyKey } = asked;
  const { version, toPay: expectedToPay, refund: expectedRefund } = preview;
  const { lead, price } = outcome(preview);
  const isStep = cover.step !== booked.step;
  return {
    title: isStep ? `${stepTitle(cover.step)}. ${lead}: ${price}` : 'New values, and nothing to pay',
    words: [...lostOf(preview), ...outcomeNotes(preview)],
    label: labelOf(preview, isStep),
    action: changeCover.path,
    fields: {
      reference,
      token,
      version,
      expectedToPay,
      expectedRefund,
      idempotencyKey,
      ...fieldsOfCover(cover),
    },
  };
}

function labelOf({ toPay, refund }: ChangePreviewDto, isStep: boolean): string {
  if (!isStep) return 'Save the values';
  if (toPay > 0) return `Change the cover and pay ${formatPounds(toPay)}`;
  return refund > 0 ? `Change the cover and get ${formatPounds(refund)} back` : 'Change the cover';
}

/** Returns a warning if less is refunded than the order becomes cheaper. */
function lostOf({ totalBefore, totalAfter, refund }: ChangePreviewDto): readonly string[] {
  const cheaper = totalBefore - totalAfter;
  if (cheaper <= 0 || refund >= cheaper) return [];
  const back = refund > 0 ? `${formatPounds(refund)} of it` : 'none of it';
  return [`The order becomes ${formatPounds(cheaper)} cheaper. This close to the day we refund ${back}.`];
}

export function coverProps(view: CoverView, token: string, query: Readonly<Record<string, unknown>>) {
  const { reference } = view;
  const page = coverPath(reference);
  const model = coverModel(view, query.trouble, { orderHref: orderPath(reference, token), page, token });
  return {
    title: `${model.title}, order ${reference}`,
    description: 'Whether the cover on your order is enough, and what more or less of it would cost.',
    canonicalPath: page,
    model,
  };
}
