import type { Company } from '@/lib/content/company';
import { EXTRA_ANSWER_MINUTES } from '@/lib/domain/extras/assumptions';
import { EXTRA_LABELS, type ExtraKind } from '@/lib/domain/extras/kinds';
import { londonTime } from '@/lib/domain/london-time';
import { formatPence, type Pence } from '@/lib/domain/money';
import type { Block, Fact, Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import { aboutYourOrder, contact, greeting } from './order-blocks';

/** What was asked on the day, as its mails say it. */
export type ExtraFacts = {
  readonly kind: ExtraKind;
  readonly what: string;
  readonly workedOut: string;
  readonly reason: string;
  readonly amount: Pence;
  readonly answerBy: Date;
};
/** `extraUrl`: the page on which it is answered and paid. */
export type ExtraAround = { readonly company: Company; readonly extraUrl: string };

/** What it is, how it is, why, how it is worked out, and the amount last. */
export function extraRows({ kind, what, workedOut, reason, amount }: ExtraFacts): readonly Fact[] {
  const why: readonly Fact[] = reason === '' ? [] : [['Why', reason]];
  return [
    ['What', EXTRA_LABELS[kind]],
    ['Details', what],
    ...why,
    ['Worked out', workedOut],
    ['Extra, with VAT', formatPence(amount)],
  ];
}

const factsOf = (extra: ExtraFacts): Block => ({ kind: 'facts', rows: extraRows(extra) });

/** Asks for a yes or a no, and says that silence is a no. */
export function extraAsked(order: OrderFacts, extra: ExtraFacts, { company, extraUrl }: ExtraAround): Letter {
  const [amount, until] = [formatPence(extra.amount), londonTime(extra.answerBy)];
  return {
    subject: `Yes or no by ${until}: ${amount} more (${order.reference})`,
    first: order.first,
    preview: `${extra.what}. Nothing is charged unless you say yes by ${until}.`,
    title: `Do you agree to ${amount} more?`,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `Something is different from what was booked. We charge ${amount} for it only if you say yes by ${until}, within ${EXTRA_ANSWER_MINUTES} minutes. No answer means no.`,
      },
      factsOf(extra),
      { kind: 'action', label: 'Say yes or no', url: extraUrl },
      {
        kind: 'paragraph',
        text: 'If you say no, or do not answer, we do what was booked and charge nothing more. We never hold on to your things.',
      },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** Confirms a yes that our office heard on the telephone. */
export function extraAgreed(order: OrderFacts, extra: ExtraFacts, { company, extraUrl }: ExtraAround): Letter {
  const amount = formatPence(extra.amount);
  return {
    subject: `You agreed to ${amount} more (${order.reference})`,
    first: order.first,
    preview: `You told us so on the telephone. ${extra.what}.`,
    title: `You agreed to ${amount} more`,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `You told us on the telephone that you agree to ${amount} more for order ${order.reference}. If that is not right, call us on ${company.phone.value} now and we withdraw it.`,
      },
      factsOf(extra),
      { kind: 'action', label: `Pay ${amount}`, url: extraUrl },
      { kind: 'paragraph', text: 'The work goes on, whether you pay now or later.' },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}
