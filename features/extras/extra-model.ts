import type { Fact, OrderNotice } from '@/features/order/types';
import { extraPath } from '@/lib/account-routes';
import { ERROR_SENTENCES } from '@/lib/contracts/error-sentences';
import { ERROR_CODES, type ErrorCode } from '@/lib/contracts/errors';
import { answerExtra, type ExtraDto, type ExtrasView } from '@/lib/contracts/extras';
import { EXTRA_LABELS } from '@/lib/domain/extras/extras';
import { EXTRA_STATE_LABELS } from '@/lib/domain/extras/state';
import { londonTime } from '@/lib/domain/london-time';
import { formatPounds } from '@/lib/domain/money';
import { orderPath } from '@/lib/routes';

export type PageResult = {
  readonly said: unknown;
  readonly trouble: unknown;
  readonly payment: unknown;
  readonly extra: unknown;
};
type Around = { readonly backHref: string; readonly token: string };

const money = ({ amount }: Pick<ExtraDto, 'amount'>): string => formatPounds(amount);
const timeOf = ({ answerBy }: Pick<ExtraDto, 'answerBy'>): string => londonTime(new Date(answerBy));

export function extraModel({ reference, extras, now }: ExtrasView, said: PageResult, { backHref, token }: Around) {
  const open = extras.find(({ state }) => state === 'asked');
  const owed = extras.filter(({ state }) => state === 'agreed');
  const past = extras.filter((extra) => extra !== open && !owed.includes(extra));
  return {
    reference,
    title: titleOf(open, owed, extras),
    lead: leadOf(open, owed),
    backHref,
    notice: noticeOf(said, extras),
    open: open ? openOf(open, { reference, now }, token) : null,
    owed: owed.map((extra) => ({
      key: extra.id,
      title: `${EXTRA_LABELS[extra.kind]}: ${money(extra)} to pay`,
      facts: factsOf(extra),
      label: `Pay ${money(extra)}`,
      href: extra.paymentUrl ?? '',
    })),
    past: past.map(pastFact).toReversed(),
  };
}

export type ExtraModel = ReturnType<typeof extraModel>;

function titleOf(open: ExtraDto | undefined, owed: readonly ExtraDto[], all: readonly ExtraDto[]): string {
  if (open) return `Do you agree to ${money(open)} more?`;
  if (owed.length > 0) return 'You have agreed to an extra';
  return all.length > 0 ? 'Extras on your order' : 'No extras on your order';
}

function leadOf(open: ExtraDto | undefined, owed: readonly ExtraDto[]): string {
  if (open) return 'Something is different from your booking. We charge for it only if you say yes.';
  if (owed.length > 0) return 'Our crew carries on working, whether you pay now or later.';
  return 'We only charge what you have agreed to.';
}

const factsOf = ({ kind, what, reason, workedOut, ...extra }: ExtraDto): readonly Fact[] => [
  { label: 'What', value: EXTRA_LABELS[kind] },
  { label: 'Details', value: what },
  ...(reason === '' ? [] : [{ label: 'Why', value: reason }]),
  { label: 'Price', value: `${money(extra)} with VAT`, detail: workedOut },
];

function openOf(extra: ExtraDto, { reference, now }: Omit<ExtrasView, 'extras'>, token: string) {
  const fieldsOf = (answer: 'yes' | 'no'): Readonly<Record<string, string | number>> => ({
    reference,
    token,
    extra: extra.id,
    expected: extra.amount,
    answer,
  });
  return {
    facts: factsOf(extra),
    until: `You can answer until ${timeOf(extra)} today.`,
    leftMs: Date.parse(extra.answerBy) - Date.parse(now),
    action: answerExtra.path,
    yes: { label: `Agree, ${money(extra)}`, fields: fieldsOf('yes') },
    no: { label: 'No, leave it', fields: fieldsOf('no') },
    note: 'No answer means no: we then do what was booked, and nothing is charged. We never hold back your things.',
  };
}

const pastFact = (extra: ExtraDto): Fact => ({
  label: `${EXTRA_LABELS[extra.kind]}, ${money(extra)}`,
  value: EXTRA_STATE_LABELS[extra.state],
  detail: extra.what,
});

function noticeOf({ said, trouble, payment, extra }: PageResult, extras: readonly ExtraDto[]): OrderNotice | null {
  const last = extras.at(-1);
  const code = ERROR_CODES.find((known) => known === trouble);
  if (code) return { kind: 'error', text: troubleText(code, last) };
  if (payment === 'unavailable') return { kind: 'error', text: ERROR_SENTENCES.unavailable };
  if (payment !== undefined) return paymentNotice(extras.find(({ id }) => id === extra));
  if (said === 'yes' && last?.state === 'agreed')
    return { kind: 'success', text: 'You said yes. Our crew is carrying on.' };
  if (said === 'no' && last?.state === 'refused')
    return { kind: 'success', text: 'You said no. We do what was booked, and nothing is charged.' };
  return null;
}

function paymentNotice(extra: ExtraDto | undefined): OrderNotice | null {
  switch (extra?.state) {
    case 'paid':
      return { kind: 'success', text: 'Thank you, it is paid. Your invoice is on your order page.' };
    case 'agreed':
      return { kind: 'info', text: 'It is not paid yet. You can pay it here at any time.' };
    case 'withdrawn':
      return { kind: 'info', text: 'Our office has withdrawn it. If you have paid, the money goes back to you.' };
    default:
      return null;
  }
}

function troubleText(code: ErrorCode, last: ExtraDto | undefined): string {
  if (code === 'too_late_to_change' && last)
    return `Too late: you could answer until ${timeOf(last)}, or until the work was over. Nothing is charged for it.`;
  if (code === 'nothing_to_change') return 'This was answered before, or our office has withdrawn it.';
  return ERROR_SENTENCES[code];
}

export function extraProps(view: ExtrasView, token: string, query: Readonly<Record<string, unknown>>) {
  const { reference } = view;
  const said = { said: query.said, trouble: query.trouble, payment: query.payment, extra: query.extra };
  const model = extraModel(view, said, { backHref: orderPath(reference, token), token });
  return {
    title: `${model.title} Order ${reference}`,
    description: 'What was asked on the day beyond your order: what it costs, why, and your answer.',
    canonicalPath: extraPath(reference),
    model,
  };
}
