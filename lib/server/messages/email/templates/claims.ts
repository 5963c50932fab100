import type { Company } from '@/lib/content/company';
import type { ClaimDto } from '@/lib/contracts/claims';
import { formatDay, formatInstant } from '@/lib/domain/london-time';
import { formatPence, fromPounds } from '@/lib/domain/money';
import { awardText, awardWords, claimItemText, ifYouDisagree } from '@/lib/domain/order/claim-words';
import { counted } from '@/lib/domain/wording';
import type { Block, Fact, Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import { contactRows, SENDER } from './operator';
import { aboutYourOrder, contact, greeting, firstOfDone } from './order-blocks';

/** Mails about a claim after a job. Each says everything without a link having to work. */
type Telling = { readonly company: Company; readonly claimUrl: string };

/** "SM-7K4Q-2XPD, claim 1". */
const nameOf = ({ reference }: OrderFacts, { number }: ClaimDto): string => `${reference}, claim ${number}`;

const paragraphs = (text: string): readonly Block[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'paragraph', text: line }) as const);

const itemText = ({ worth, ...item }: ClaimDto['items'][number]): string =>
  claimItemText({ ...item, worth: worth === null ? null : fromPounds(worth) });

const whatIsClaimed = ({ items, text, photos }: ClaimDto): readonly Block[] => [
  { kind: 'list', items: items.map(itemText) },
  ...paragraphs(text),
  ...(photos.length === 0 ? [] : [{ kind: 'paragraph', text: `With ${counted(photos.length, 'photo')}.` } as const]),
];

const deadlines = ({ answerBy, decisionBy }: ClaimDto): readonly Fact[] => [
  ['We answer by', formatDay(answerBy)],
  ['We decide by', formatDay(decisionBy)],
];

const letter = (order: OrderFacts, { company }: Telling, own: Omit<Letter, 'terms' | 'sender'>): Letter => ({
  ...own,
  first: firstOfDone(order),
  terms: [aboutYourOrder(order)],
  sender: senderLines(company),
});

/** At once, with the two days by which we keep our word. */
export function claimReceived(order: OrderFacts, claim: ClaimDto, telling: Telling): Letter {
  return letter(order, telling, {
    subject: `We have your claim (${nameOf(order, claim)})`,
    preview: `We answer by ${formatDay(claim.answerBy)} and decide by ${formatDay(claim.decisionBy)}.`,
    title: 'We have your claim',
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: 'We are sorry that something went wrong. Here is what you told us, and when you will hear from us.',
      },
      { kind: 'facts', rows: [['Claim', nameOf(order, claim)], ...deadlines(claim)] },
      {
        kind: 'paragraph',
        text: `Please keep anything that is broken until we have decided. ${claim.photos.length === 0 ? 'Photos help us: you can add them on the page of your claim.' : 'You can add more photos on the page of your claim.'}`,
      },
      { kind: 'action', label: 'See your claim', url: telling.claimUrl },
      { kind: 'heading', text: 'What you told us' },
      ...whatIsClaimed(claim),
      contact(telling.company),
    ],
  });
}

/** What we write before we decide. */
export function claimAnswered(order: OrderFacts, claim: ClaimDto, telling: Telling): Letter {
  return letter(order, telling, {
    subject: `Our answer to your claim (${nameOf(order, claim)})`,
    preview: `We decide by ${formatDay(claim.decisionBy)}.`,
    title: 'Our answer to your claim',
    blocks: [
      greeting(order),
      ...paragraphs(claim.answer?.text ?? ''),
      { kind: 'paragraph', text: `We decide by ${formatDay(claim.decisionBy)}. Reply to this email to add anything.` },
      { kind: 'action', label: 'See your claim', url: telling.claimUrl },
      contact(telling.company),
    ],
  });
}

const IF_YOU_DISAGREE = ifYouDisagree('reply to this email');

/** Accepted, with the money; or refused, with the reason and how to go on. */
export function claimDecided(order: OrderFacts, claim: ClaimDto, telling: Telling): Letter {
  return claim.state === 'accepted' ? accepted(order, claim, telling) : refused(order, claim, telling);
}

function accepted(order: OrderFacts, claim: ClaimDto, telling: Telling): Letter {
  const { refund = 0, byHand = 0, text = '', byHandPaidAt = null } = claim.decision ?? {};
  const award = { refund: fromPounds(refund), byHand: fromPounds(byHand), isPaid: byHandPaidAt !== null };
  const amount = awardText(award);
  return letter(order, telling, {
    subject: `We accept your claim: ${amount} (${nameOf(order, claim)})`,
    preview: `You get ${amount}.`,
    title: `You get ${amount}`,
    blocks: [
      greeting(order),
      { kind: 'paragraph', text: `We have accepted your claim and are paying you ${amount}. ${awardWords(award)}` },
      {
        kind: 'facts',
        rows: [
          ['Claim', nameOf(order, claim)],
          ...(refund > 0 ? [['Back the way you paid', formatPence(award.refund)] as const] : []),
          ...(byHand > 0 ? [['Paid by our office', formatPence(award.byHand)] as const] : []),
        ],
      },
      ...paragraphs(text),
      { kind: 'action', label: 'See your claim', url: telling.claimUrl },
      { kind: 'paragraph', text: IF_YOU_DISAGREE },
      contact(telling.company),
    ],
  });
}

function refused(order: OrderFacts, claim: ClaimDto, telling: Telling): Letter {
  return letter(order, telling, {
    subject: `Our decision on your claim (${nameOf(order, claim)})`,
    preview: 'We do not accept your claim. The reason is in this email.',
    title: 'We do not accept your claim',
    blocks: [
      greeting(order),
      { kind: 'paragraph', text: 'We have looked at your claim and decided not to accept it. This is why:' },
      ...paragraphs(claim.decision?.text ?? ''),
      { kind: 'paragraph', text: IF_YOU_DISAGREE },
      { kind: 'action', label: 'See your claim', url: telling.claimUrl },
      contact(telling.company),
    ],
  });
}

/** To the operator. @param deskUrl the claim's page at the desk */
export function newClaim(order: OrderFacts, claim: ClaimDto, deskUrl: string): Letter {
  return {
    subject: `New claim, answer by ${formatDay(claim.answerBy)} (${nameOf(order, claim)})`,
    first: firstOfDone(order),
    preview: `${order.name}: ${claim.items.map(({ title }) => title).join(', ')}`,
    title: `Claim ${claim.number} of order ${order.reference}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ...contactRows(order),
          ['Order', order.title],
          ['Received', formatInstant(new Date(claim.at))],
          ...deadlines(claim),
        ],
      },
      { kind: 'action', label: 'Open the claim at the desk', url: deskUrl },
      { kind: 'heading', text: 'What happened' },
      ...whatIsClaimed(claim),
    ],
    terms: [],
    sender: SENDER,
  };
}
