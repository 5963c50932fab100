import { claimPath } from '@/lib/account-routes';
import { COMPANY, type Company } from '@/lib/content/company';
import type { ClaimDto } from '@/lib/contracts/claims';
import { awardText, awardWords, claimItemText, ifYouDisagree } from '@/lib/domain/claims/claims';
import { formatDay, formatInstant } from '@/lib/domain/london-time';
import { formatPence, fromPounds } from '@/lib/domain/money';
import { countWithNoun } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { besideOrder } from '@/lib/server/modules/orders/paths';
import { photosOf } from '@/lib/server/modules/photos/repo';
import {
  defineNotifications,
  oneSample,
  skip,
  type Channels,
  type Mail,
  type Skipped,
} from '@/lib/server/platform/notifications/notification';
import type { Block, Fact, Letter } from '@/lib/server/platform/notifications/email/blocks';
import { contactRows, operatorLetter } from '@/lib/server/platform/notifications/email/operator-blocks';
import { firstOfDone, orderLetter } from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import { sampleLink, sampleRow } from '@/lib/server/platform/notifications/sample-orders';
import { SITE } from '@/lib/site';
import { claimItems, findClaim } from './repo';
import { claimDto } from './service';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    'claim.received.customer': { readonly orderId: string; readonly claimId: string };
    'claim.received.operator': { readonly orderId: string; readonly claimId: string };
    'claim.answered.customer': { readonly orderId: string; readonly claimId: string };
    'claim.decided.customer': { readonly orderId: string; readonly claimId: string };
  }
}

type AboutClaim = { readonly orderId: string; readonly claimId: string };

const GONE = skip('There is no such claim');

/** Returns null for a claim that was deleted. */
async function readClaim({ orderId, claimId }: AboutClaim, { db, company, orderUrl }: Channels) {
  const [order, row] = await Promise.all([readOrder(db, orderId), findClaim(db, claimId)]);
  if (!row) return null;
  const claim = claimDto(row, await claimItems(db, [claimId]), await photosOf(db, 'claim', [claimId]));
  const claimUrl = besideOrder(await orderUrl(order), claimPath);
  return { order, claim, facts: orderFacts(order), links: { company, claimUrl } };
}

const toCustomer =
  (letterOf: (order: OrderFacts, claim: ClaimDto, links: Links) => Letter) =>
  async (about: AboutClaim, channels: Channels): Promise<Mail | Skipped> => {
    const found = await readClaim(about, channels);
    return found ? { to: found.order.email, letter: letterOf(found.facts, found.claim, found.links) } : GONE;
  };

const sampleLinks = { company: COMPANY, claimUrl: sampleLink(claimPath) };
const sampleFacts = () => orderFacts(sampleRow('moving'));

export const CLAIM_NOTIFICATIONS = defineNotifications({
  'claim.received.customer': {
    words: 'Claim received, to the customer',
    mail: toCustomer(claimReceived),
    samples: () => oneSample(claimReceived(sampleFacts(), CLAIM, sampleLinks)),
  },

  'claim.received.operator': {
    words: 'Claim received, to the operator',
    mail: async (about, channels) => {
      const found = await readClaim(about, channels);
      if (!found) return GONE;
      const { order, claim, facts } = found;
      const deskUrl = channels.siteOrigin + deskPath('claims', order.reference, String(claim.number));
      return { to: channels.operator, letter: newClaim(facts, claim, deskUrl), replyTo: order.email };
    },
    samples: () => {
      const facts = sampleFacts();
      return oneSample(newClaim(facts, CLAIM, SITE.origin + deskPath('claims', facts.reference, '1')));
    },
  },

  'claim.answered.customer': {
    words: 'Answer to a claim, to the customer',
    mail: toCustomer(claimAnswered),
    samples: () => oneSample(claimAnswered(sampleFacts(), CLAIM_ANSWERED, sampleLinks)),
  },

  'claim.decided.customer': {
    words: 'Decision on a claim, to the customer',
    mail: toCustomer(claimDecided),
    samples: () =>
      [
        { case: 'accepted', claim: CLAIM_ACCEPTED.asPaid },
        { case: 'accepted, in part by hand', claim: CLAIM_ACCEPTED.partByHand },
        { case: 'accepted, by hand', claim: CLAIM_ACCEPTED.byHand },
        { case: 'refused', claim: CLAIM_REFUSED },
      ].map(({ case: name, claim }) => ({ case: name, letter: claimDecided(sampleFacts(), claim, sampleLinks) })),
  },
});

type Links = { readonly company: Company; readonly claimUrl: string };

/** "SM-7K4Q-2XPD, claim 1". */
const nameOf = ({ reference }: OrderFacts, { number }: ClaimDto): string => `${reference}, claim ${number}`;

const paragraphs = (text: string): readonly string[] => text.split('\n').filter(Boolean);

const itemText = ({ worth, ...item }: ClaimDto['items'][number]): string =>
  claimItemText({ ...item, worth: worth === null ? null : fromPounds(worth) });

const whatIsClaimed = ({ items, text, photos }: ClaimDto): readonly (Block | string)[] => [
  { kind: 'list', items: items.map(itemText) },
  ...paragraphs(text),
  ...(photos.length === 0 ? [] : [`With ${countWithNoun(photos.length, 'photo')}.`]),
];

const deadlines = ({ answerBy, decisionBy }: ClaimDto): readonly Fact[] => [
  ['We answer by', formatDay(answerBy)],
  ['We decide by', formatDay(decisionBy)],
];

export function claimReceived(order: OrderFacts, claim: ClaimDto, links: Links): Letter {
  return orderLetter(order, links.company, {
    first: firstOfDone(order),
    subject: `We have your claim (${nameOf(order, claim)})`,
    preview: `We answer by ${formatDay(claim.answerBy)} and decide by ${formatDay(claim.decisionBy)}.`,
    title: 'We have your claim',
    blocks: [
      'We are sorry that something went wrong. Here is what you told us, and when you will hear from us.',
      { kind: 'facts', rows: [['Claim', nameOf(order, claim)], ...deadlines(claim)] },
      `Please keep anything that is broken until we have decided. ${claim.photos.length === 0 ? 'Photos help us: you can add them on your claim page.' : 'You can add more photos on your claim page.'}`,
      { kind: 'action', label: 'See your claim', url: links.claimUrl },
      { kind: 'heading', text: 'What you told us' },
      ...whatIsClaimed(claim),
    ],
  });
}

export function claimAnswered(order: OrderFacts, claim: ClaimDto, links: Links): Letter {
  return orderLetter(order, links.company, {
    first: firstOfDone(order),
    subject: `Our answer to your claim (${nameOf(order, claim)})`,
    preview: `We decide by ${formatDay(claim.decisionBy)}.`,
    title: 'Our answer to your claim',
    blocks: [
      ...paragraphs(claim.answer?.text ?? ''),
      `We decide by ${formatDay(claim.decisionBy)}. Reply to this email to add anything.`,
      { kind: 'action', label: 'See your claim', url: links.claimUrl },
    ],
  });
}

const IF_YOU_DISAGREE = ifYouDisagree('reply to this email');

export function claimDecided(order: OrderFacts, claim: ClaimDto, links: Links): Letter {
  return claim.state === 'accepted' ? accepted(order, claim, links) : refused(order, claim, links);
}

function accepted(order: OrderFacts, claim: ClaimDto, links: Links): Letter {
  const { refund = 0, byHand = 0, text = '', byHandPaidAt = null } = claim.decision ?? {};
  const award = { refund: fromPounds(refund), byHand: fromPounds(byHand), isPaid: byHandPaidAt !== null };
  const amount = awardText(award);
  return orderLetter(order, links.company, {
    first: firstOfDone(order),
    subject: `We accept your claim: ${amount} (${nameOf(order, claim)})`,
    preview: `You get ${amount}.`,
    title: `You get ${amount}`,
    blocks: [
      `We have accepted your claim and are paying you ${amount}. ${awardWords(award)}`,
      {
        kind: 'facts',
        rows: [
          ['Claim', nameOf(order, claim)],
          ...(refund > 0 ? [['Back the way you paid', formatPence(award.refund)] as const] : []),
          ...(byHand > 0 ? [['Paid by our office', formatPence(award.byHand)] as const] : []),
        ],
      },
      ...paragraphs(text),
      { kind: 'action', label: 'See your claim', url: links.claimUrl },
      IF_YOU_DISAGREE,
    ],
  });
}

function refused(order: OrderFacts, claim: ClaimDto, links: Links): Letter {
  return orderLetter(order, links.company, {
    first: firstOfDone(order),
    subject: `Our decision on your claim (${nameOf(order, claim)})`,
    preview: 'We do not accept your claim. The reason is in this email.',
    title: 'We do not accept your claim',
    blocks: [
      'We have looked at your claim and decided not to accept it. This is why:',
      ...paragraphs(claim.decision?.text ?? ''),
      IF_YOU_DISAGREE,
      { kind: 'action', label: 'See your claim', url: links.claimUrl },
    ],
  });
}

export function newClaim(order: OrderFacts, claim: ClaimDto, deskUrl: string): Letter {
  return operatorLetter({
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
  });
}

const CLAIM: ClaimDto = {
  id: 'sample-claim',
  number: 1,
  state: 'received',
  at: '2026-12-16T09:12:00.000Z',
  items: [
    { title: 'Bookcase', kind: 'damaged', worth: 120 },
    { title: 'Wall in the hall', kind: 'home', worth: null },
  ],
  text: 'One of the shelves of the bookcase is split along its length.\nThere is also a scrape in the paint of the hall, at the height of the handles, about 40 cm long.',
  photos: [{ id: 'sample-photo', at: '2026-12-16T09:10:00.000Z', isFromDesk: false }],
  answerBy: '2026-12-23',
  decisionBy: '2027-01-13',
  answer: null,
  decision: null,
};

const CLAIM_ANSWERED: ClaimDto = {
  ...CLAIM,
  state: 'answered',
  answer: {
    at: '2026-12-18T14:00:00.000Z',
    text: 'Thank you for the pictures. We have spoken to the crew: the bookcase was carried upright and touched the frame of the door.\nPlease send us a price for a new shelf, from whoever would make it.',
  },
};

const acceptedClaim = (refund: number, byHand: number, text: string): ClaimDto => ({
  ...CLAIM_ANSWERED,
  state: 'accepted',
  decision: { at: '2027-01-05T10:30:00.000Z', text, refund, byHand, byHandPaidAt: null },
});

const CLAIM_ACCEPTED = {
  asPaid: acceptedClaim(85, 0, 'This is £45 for the shelf and £40 for the paint, by the price that you sent us.'),
  partByHand: acceptedClaim(259, 141, 'The bookcase cannot be repaired, so we pay what one of its age costs.'),
  byHand: acceptedClaim(0, 85, ''),
};

const CLAIM_REFUSED: ClaimDto = {
  ...CLAIM_ANSWERED,
  state: 'refused',
  decision: {
    at: '2027-01-05T10:30:00.000Z',
    text: 'The pictures that the crew took before loading show the split in the shelf and the scrape in the hall.',
    refund: 0,
    byHand: 0,
    byHandPaidAt: null,
  },
};
