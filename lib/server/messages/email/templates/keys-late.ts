import type { Company } from '@/lib/content/company';
import type { KeysChoice, KeysPlan } from '@/lib/domain/extras/keys-late';
import { keysWhen } from '@/lib/domain/extras/keys-words';
import { formatSlot } from '@/lib/domain/london-time';
import { formatPence, NOTHING, type Pence } from '@/lib/domain/money';
import type { Fact, Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import { aboutYourOrder, contact, greeting } from './order-blocks';

/** What somebody without keys has chosen, as its mails say it. */
export type KeysFacts = KeysChoice & { readonly amount: Pence; readonly workedOut: string };
/** `keysUrl`: the page on which it is paid and undone. */
type KeysAround = { readonly company: Company; readonly keysUrl: string };

const TITLES: Readonly<Record<KeysPlan, string>> = {
  later: 'Your move begins later today',
  hold: 'The van waits with your things',
  night: 'Your things stay in our store',
  day: 'Your move is on another day',
};

const WHAT_HAPPENS: Readonly<Record<KeysPlan, (when: string) => string>> = {
  later: (when) => `Our crew now arrives ${when}, and knows already.`,
  hold: (when) => `Your load stays on the van, locked, and we deliver it ${when}. Our crew knows already.`,
  night: (when) =>
    `Our crew brings the whole load to our store, where it stays locked, and we deliver it on ${when}. Our crew knows already.`,
  day: (when) => `Nothing is loaded today. We come on ${when}.`,
};

const isToday = ({ plan }: Pick<KeysChoice, 'plan'>): boolean => plan === 'later' || plan === 'hold';

/** "today between 14:00 and 16:00", "Wednesday 16 December 2026, 10:00–12:00". */
const whenOf = (choice: KeysChoice): string =>
  isToday(choice) ? `today between ${choice.slot[0]} and ${choice.slot[1]}` : keysWhen(choice);

const priceFacts = ({ amount, workedOut }: KeysFacts): readonly Fact[] =>
  amount === NOTHING
    ? [['Price', 'No extra charge']]
    : [
        ['Price, with VAT', formatPence(amount)],
        ['Worked out', workedOut],
      ];

/** Confirms the choice, with the way to pay and to undo it. */
export function keysChosen(order: OrderFacts, facts: KeysFacts, { company, keysUrl }: KeysAround): Letter {
  const when = whenOf(facts);
  const money =
    facts.amount === NOTHING
      ? 'There is no extra charge.'
      : `You agreed to ${formatPence(facts.amount)} more. Pay when it suits you: our crew does not wait for the money.`;
  return {
    first: order.first,
    subject: `Keys late: ${isToday(facts) ? `today ${formatSlot(facts.slot)}` : keysWhen(facts)} (${order.reference})`,
    preview: `${WHAT_HAPPENS[facts.plan](when)} ${money}`,
    title: TITLES[facts.plan],
    blocks: [
      greeting(order),
      { kind: 'paragraph', text: `${WHAT_HAPPENS[facts.plan](when)} ${money}` },
      { kind: 'action', label: facts.amount === NOTHING ? 'See or undo it' : 'Pay or undo it', url: keysUrl },
      { kind: 'facts', rows: [['When', when], ...priceFacts(facts)] },
      {
        kind: 'paragraph',
        text: `If the keys come sooner, or later still, change it on that page while you can, or ring ${company.phone.value}. The attached calendar file replaces the one you have.`,
      },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** Confirms that it was undone. */
export function keysUndone(order: OrderFacts, facts: KeysFacts, { company, keysUrl }: KeysAround): Letter {
  const money =
    facts.amount === NOTHING ? '' : ` The ${formatPence(facts.amount)} that you agreed to is no longer owed.`;
  return {
    first: order.first,
    subject: `Undone: your order is as it was (${order.reference})`,
    preview: `What you had chosen because of late keys is undone.${money}`,
    title: 'Your order is as it was',
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `What you had chosen because of late keys (${whenOf(facts)}) is undone, and our crew knows.${money} The attached calendar file replaces the one you have.`,
      },
      { kind: 'action', label: 'See your order', url: keysUrl },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}
