import type { Company } from '@/lib/content/company';
import { formatDay, formatShortDay, formatSlot } from '@/lib/domain/london-time';
import { districtOf, type FirstLine } from '@/lib/domain/order/first-line';
import { possessive } from '@/lib/domain/storage/helpers';
import { counted } from '@/lib/domain/wording';
import type { FurnitureItem, LocalDate, SlotTimes } from '@/lib/domain/vocabulary';
import type { OutboxTopics } from '@/lib/server/kernel/outbox/topics';
import type { Block, Letter } from '../blocks';
import { senderLines } from '../order-facts';
import { contact } from './order-blocks';

/** Mails about the right to order returns from somebody's unit, to its owner and to who has it. */
export type Right = {
  /** First names, as the order and the invitation have them. */
  readonly owner: string;
  readonly helper: string;
  readonly helperEmail: string;
  /** "6 × 4 ft unit". */
  readonly unit: string;
};
type Telling = { readonly company: Company; readonly accountUrl: string };

const text = (words: string): Block => ({ kind: 'paragraph', text: words });
const hello = (name: string): Block => text(`Hello ${name},`);
const atUs = ({ owner, unit }: Right): string => `${possessive(owner)} ${unit}`;

/** To who may order returns from now on. */
export function helperInvited(right: Right, { company, accountUrl }: Telling): Letter {
  const { owner, helper, helperEmail } = right;
  return {
    subject: `${owner} has said you can order things back from storage`,
    preview: `You can have things brought back from ${atUs(right)}.`,
    title: `You can order returns from ${atUs(right)}`,
    blocks: [
      hello(helper),
      text(`${owner} rents a storage unit from us, and has said that you can have things brought back from it.`),
      text(`Sign in with this address, ${helperEmail}: we email you a link, so there is no password.`),
      { kind: 'action', label: 'See what is in the unit', url: accountUrl },
      { kind: 'heading', text: 'What you can do' },
      {
        kind: 'list',
        items: [
          'See what is in the unit.',
          'Have some of it brought to an address you choose. You pay for each return you order.',
        ],
      },
      { kind: 'heading', text: `What only ${owner} can do` },
      {
        kind: 'list',
        items: [
          'See payments, the card, invoices and other orders.',
          'Have everything brought back, which ends the storage, or change the contract in any other way.',
        ],
      },
      contact(company),
    ],
    terms: [
      text(
        `${owner} entered your address on our website and is told of each return you order. If you do not know ${owner}, delete this email: nothing happens unless you sign in.`,
      ),
    ],
    sender: senderLines(company),
  };
}

/** To the owner, who has given the right just now. */
export function helperGiven(right: Right, { company, accountUrl }: Telling): Letter {
  const { owner, helper, helperEmail, unit } = right;
  return {
    subject: `${helper} can now order returns from your unit`,
    preview: `You allowed this, and you can stop it at any time.`,
    title: `${helper} can order returns`,
    blocks: [
      hello(owner),
      text(
        `You have let ${helper} (${helperEmail}) order returns from your ${unit}. ${helper} sees what is in it, chooses where things go and pays for the return. We email you as soon as one is booked, and you can cancel it.`,
      ),
      text(
        `${helper} cannot see your payments, your card, your invoices, your phone number or your address, and cannot end your storage.`,
      ),
      { kind: 'action', label: 'See who can order returns', url: accountUrl },
      contact(company),
    ],
    terms: [text('You get this email because this was done in your account. If it was not you, call us at once.')],
    sender: senderLines(company),
  };
}

/** To who may order returns no more. */
export function helperRevoked(right: Right, { company }: Telling): Letter {
  const { owner, helper } = right;
  return {
    subject: `You can no longer order returns from ${atUs(right)}`,
    preview: `${owner} has stopped it.`,
    title: 'You can no longer order returns',
    blocks: [
      hello(helper),
      text(
        `${owner} no longer lets you order returns from ${atUs(right)}. A return you have paid for stays booked, unless ${owner} cancels it. One you have not paid for has ended.`,
      ),
      contact(company),
    ],
    terms: [text(`You get this email because ${owner} had let you order returns.`)],
    sender: senderLines(company),
  };
}

/** To the owner, who has taken the right away just now. */
export function helperTaken(right: Right, { company, accountUrl }: Telling): Letter {
  const { owner, helper, helperEmail, unit } = right;
  return {
    subject: `${helper} can no longer order returns from your unit`,
    preview: 'You have stopped it.',
    title: `${helper} can no longer order returns`,
    blocks: [
      hello(owner),
      text(
        `${helper} (${helperEmail}) can no longer order returns from your ${unit}, as you asked. Returns ${helper} has paid for stay booked: you can cancel them in your account.`,
      ),
      { kind: 'action', label: 'Open your account', url: accountUrl },
      contact(company),
    ],
    terms: [text('You get this email because this was done in your account. If it was not you, call us at once.')],
    sender: senderLines(company),
  };
}

/** A return that was ordered in the owner's stead. */
export type HelpersReturn = {
  readonly reference: string;
  readonly things: readonly FurnitureItem[];
  readonly date: LocalDate;
  readonly slot: SlotTimes;
  /** Where to. */
  readonly postcode: string;
};

const piecesOf = ({ things }: HelpersReturn): string =>
  counted(
    things.reduce((sum, { quantity }) => sum + quantity, 0),
    'thing',
  );
const firstOf = ({ date, slot, postcode }: HelpersReturn): FirstLine => ({
  ...{ day: formatShortDay(date), hours: formatSlot(slot) },
  where: `storage to ${districtOf(postcode)}`,
});
/** "Tuesday 1 December 2026". */
const dayOf = ({ date }: HelpersReturn): string => formatDay(date);

const HAPPENED: Readonly<
  Record<
    OutboxTopics['helper.return.customer']['what'],
    (right: Right, back: HelpersReturn) => { readonly title: string; readonly said: string }
  >
> = {
  ordered: ({ helper }, back) => ({
    title: `${helper} ordered a return of ${piecesOf(back)} for ${dayOf(back)}`,
    said: `${helper} has ordered and paid for a return from your unit. You have nothing to pay.`,
  }),
  moved: ({ helper }, back) => ({
    title: `${possessive(helper)} return of ${piecesOf(back)} is now on ${dayOf(back)}`,
    said: `${helper} had ordered this return from your unit. It has been changed.`,
  }),
  cancelled: ({ helper }, back) => ({
    title: `${possessive(helper)} return of ${piecesOf(back)} is cancelled`,
    said: `${helper} had ordered this return for ${dayOf(back)}. It is now cancelled, and these things stay in your unit:`,
  }),
};

/** To the owner: what has become of such a return. */
export function helpersReturn(
  right: Right,
  back: HelpersReturn,
  { company, accountUrl, what }: Telling & { readonly what: keyof typeof HAPPENED },
): Letter {
  const { title, said } = HAPPENED[what](right, back);
  const isBooked = what !== 'cancelled';
  return {
    subject: title,
    first: { ...firstOf(back), ...(isBooked ? {} : { note: 'Cancelled' }) },
    preview: isBooked ? `To ${back.postcode}. You can cancel it in your account.` : 'The things stay in your unit.',
    title,
    blocks: [
      hello(right.owner),
      text(said),
      ...(isBooked
        ? [
            {
              kind: 'facts' as const,
              rows: [
                ['From', right.unit],
                ['When', `${dayOf(back)}, ${formatSlot(back.slot)}`],
                ['To', back.postcode],
                ['Order', back.reference],
              ] as const,
            },
          ]
        : []),
      { kind: 'list', items: back.things.map(({ title: name, quantity }) => `${quantity} × ${name}`) },
      ...(isBooked
        ? [
            { kind: 'action' as const, label: 'See or cancel it', url: accountUrl },
            text(
              `If you do not want this, cancel it in your account. ${right.helper} gets back what our terms say, and you can stop further returns there too.`,
            ),
          ]
        : []),
      contact(company),
    ],
    terms: [text(`You get this email because you let ${right.helper} order returns from your unit.`)],
    sender: senderLines(company),
  };
}

/** To who ordered it: the owner has cancelled it. What goes back is in the mail about the order. */
export function helperStopped(right: Right, back: HelpersReturn, { company }: Telling): Letter {
  const { owner, helper } = right;
  return {
    subject: `${owner} has cancelled your return of ${dayOf(back)} (${back.reference})`,
    first: { ...firstOf(back), note: 'Cancelled' },
    preview: 'Another email says what we refund.',
    title: `${owner} has cancelled your return`,
    blocks: [
      hello(helper),
      text(
        `${owner} has cancelled the return of ${piecesOf(back)} you ordered from ${atUs(right)} for ${dayOf(back)}. The things stay in the unit. Another email about order ${back.reference} says what we refund to you.`,
      ),
      contact(company),
    ],
    terms: [text(`You get this email because ${owner} had let you order returns.`)],
    sender: senderLines(company),
  };
}
