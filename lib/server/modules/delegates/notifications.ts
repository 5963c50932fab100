import { COMPANY, type Company } from '@/lib/content/company';
import { formatDay, formatShortDay, formatSlot, type LocalDate, type SlotTimes } from '@/lib/domain/london-time';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { districtOf, type FirstLine } from '@/lib/domain/order/first-line';
import { possessive } from '@/lib/domain/storage/delegates';
import { countWithNoun } from '@/lib/domain/wording';
import { ROUTES } from '@/lib/routes';
import { isLasting } from '@/lib/server/modules/delegation/delegation';
import { findDelegate } from '@/lib/server/modules/delegation/repo';
import { appointmentOf, orderOf, quoteOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import {
  defineNotifications,
  oneSample,
  skip,
  type Channels,
  type Mail,
  type Skipped,
} from '@/lib/server/platform/notifications/notification';
import { companyLetter, type Block, type Letter } from '@/lib/server/platform/notifications/email/blocks';
import { contact } from '@/lib/server/platform/notifications/email/order-blocks';
import { SAMPLE_CONTACT, SAMPLE_REFERENCE, sampleRow } from '@/lib/server/platform/notifications/sample-orders';
import type { OutboxTopics } from '@/lib/server/platform/outbox/topics';
import { SITE } from '@/lib/site';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    /** A delegate may order returns: for the delegate, and for the owner. */
    'helper.invited.customer': { readonly orderId: string; readonly helperId: string };
    'helper.given.customer': { readonly orderId: string; readonly helperId: string };
    /** The permission was withdrawn: for the delegate, and for the owner. */
    'helper.revoked.customer': { readonly orderId: string; readonly helperId: string };
    'helper.taken.customer': { readonly orderId: string; readonly helperId: string };
    'helper.return.customer': { readonly orderId: string; readonly what: 'ordered' | 'moved' | 'cancelled' };
    /** For the delegate: the owner has cancelled the return. */
    'helper.stopped.customer': { readonly orderId: string; readonly helperId: string };
  }
}

const GONE = skip('There is no such right any more');

/** Returns null when the delegate or the rental was deleted. */
async function readDelegation(delegateId: string | null, { db, company, siteOrigin }: Channels) {
  const delegate = delegateId === null ? undefined : await findDelegate(db, delegateId);
  const store = delegate && (await findOrder(db, delegate.store_order_id));
  if (!delegate || !store) return null;
  const [owner, unit] = [orderOf(store).details.firstName, quoteOf(store).lines[0]?.label ?? ''];
  const right = { owner, unit, delegate: delegate.name, helperEmail: delegate.email };
  return { helper: delegate, store, right, links: { company, accountUrl: siteOrigin + ROUTES.account } };
}

function returnOf(row: OrderRow): DelegatesReturn {
  const { furnitureItems: things, addresses } = orderOf(row);
  const { date, slot } = appointmentOf(row);
  return { reference: row.reference, things, date, slot, postcode: addresses.delivery?.postcode ?? '' };
}

const toOwner =
  (letterOf: (right: Right, links: Links) => Letter) =>
  async ({ helperId }: { readonly helperId: string }, channels: Channels): Promise<Mail | Skipped> => {
    const found = await readDelegation(helperId, channels);
    return found ? { to: found.store.email, letter: letterOf(found.right, found.links) } : GONE;
  };

export const DELEGATE_NOTIFICATIONS = defineNotifications({
  'helper.invited.customer': {
    words: 'Right to order returns given, to its helper',
    mail: async ({ helperId }, channels) => {
      const found = await readDelegation(helperId, channels);
      if (!found) return GONE;
      if (!isLasting(found.helper)) return skip('The right has been given or taken away since');
      return { to: found.helper.email, letter: delegateInvited(found.right, found.links) };
    },
    samples: () => oneSample(delegateInvited(RIGHT, LINKS)),
  },

  'helper.given.customer': {
    words: 'Right to order returns given, to the owner',
    mail: toOwner(delegateGiven),
    samples: () => oneSample(delegateGiven(RIGHT, LINKS)),
  },

  'helper.revoked.customer': {
    words: 'Right to order returns withdrawn, to its helper',
    mail: async ({ helperId }, channels) => {
      const found = await readDelegation(helperId, channels);
      return found ? { to: found.helper.email, letter: delegateRevoked(found.right, found.links) } : GONE;
    },
    samples: () => oneSample(delegateRevoked(RIGHT, LINKS)),
  },

  'helper.taken.customer': {
    words: 'Right to order returns withdrawn, to the owner',
    mail: toOwner(delegateTaken),
    samples: () => oneSample(delegateTaken(RIGHT, LINKS)),
  },

  'helper.return.customer': {
    words: 'Return ordered by an invited person, to the owner',
    mail: async ({ orderId, what }, channels) => {
      const order = await findOrder(channels.db, orderId);
      const found = order && (await readDelegation(order.helper_id, channels));
      if (!order || !found) return GONE;
      if ((order.state === 'cancelled') !== (what === 'cancelled')) return skip('The order has changed since');
      return { to: found.store.email, letter: delegatesReturn(found.right, returnOf(order), what, found.links) };
    },
    samples: () =>
      (['ordered', 'moved', 'cancelled'] as const).map((what) => ({
        case: what,
        letter: delegatesReturn(RIGHT, sampleReturn(), what, LINKS),
      })),
  },

  'helper.stopped.customer': {
    words: 'Return cancelled by the owner, to its helper',
    mail: async ({ orderId, helperId }, channels) => {
      const [order, found] = await Promise.all([findOrder(channels.db, orderId), readDelegation(helperId, channels)]);
      if (!order || !found) return GONE;
      return { to: order.email, letter: delegateStopped(found.right, returnOf(order), found.links) };
    },
    samples: () => oneSample(delegateStopped(RIGHT, sampleReturn(), LINKS)),
  },
});

/** The permission to order returns from a customer's unit. */
type Right = {
  /** First names, as in the order and the invitation. */
  readonly owner: string;
  readonly delegate: string;
  readonly helperEmail: string;
  readonly unit: string;
};

type Links = { readonly company: Company; readonly accountUrl: string };

const text = (words: string): Block => ({ kind: 'paragraph', text: words });
const hello = (name: string): Block => text(`Hello ${name},`);
const atUs = ({ owner, unit }: Right): string => `${possessive(owner)} ${unit}`;

function delegateInvited(right: Right, { company, accountUrl }: Links): Letter {
  const { owner, delegate, helperEmail } = right;
  return companyLetter(company, {
    subject: `${owner} has said you can order things back from storage`,
    preview: `You can have things brought back from ${atUs(right)}.`,
    title: `You can order returns from ${atUs(right)}`,
    blocks: [
      hello(delegate),
      `${owner} rents a storage unit from us, and has said that you can have things brought back from it.`,
      `Sign in with this address, ${helperEmail}: we email you a link, so there is no password.`,
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
      `${owner} entered your address on our website, and we tell them about each return you order. If you do not know ${owner}, delete this email: nothing happens unless you sign in.`,
    ],
  });
}

function delegateGiven(right: Right, { company, accountUrl }: Links): Letter {
  const { owner, delegate, helperEmail, unit } = right;
  return companyLetter(company, {
    subject: `${delegate} can now order returns from your unit`,
    preview: `You allowed this, and you can stop it at any time.`,
    title: `${delegate} can order returns`,
    blocks: [
      hello(owner),
      `You have let ${delegate} (${helperEmail}) order returns from your ${unit}. ${delegate} sees what is in it, chooses where things go and pays for the return. We email you as soon as one is booked, and you can cancel it.`,
      `${delegate} cannot see your payments, your card, your invoices, your phone number or your address, and cannot end your storage.`,
      { kind: 'action', label: 'See who can order returns', url: accountUrl },
      contact(company),
    ],
    terms: ['You get this email because this was done in your account. If it was not you, call us at once.'],
  });
}

function delegateRevoked(right: Right, { company }: Links): Letter {
  const { owner, delegate } = right;
  return companyLetter(company, {
    subject: `You can no longer order returns from ${atUs(right)}`,
    preview: `${owner} has stopped it.`,
    title: 'You can no longer order returns',
    blocks: [
      hello(delegate),
      `${owner} no longer lets you order returns from ${atUs(right)}. A return you have paid for stays booked, unless ${owner} cancels it. One you have not paid for has ended.`,
      contact(company),
    ],
    terms: [`You get this email because ${owner} had let you order returns.`],
  });
}

function delegateTaken(right: Right, { company, accountUrl }: Links): Letter {
  const { owner, delegate, helperEmail, unit } = right;
  return companyLetter(company, {
    subject: `${delegate} can no longer order returns from your unit`,
    preview: 'You have stopped it.',
    title: `${delegate} can no longer order returns`,
    blocks: [
      hello(owner),
      `${delegate} (${helperEmail}) can no longer order returns from your ${unit}, as you asked. Returns ${delegate} has paid for stay booked: you can cancel them in your account.`,
      { kind: 'action', label: 'Open your account', url: accountUrl },
      contact(company),
    ],
    terms: ['You get this email because this was done in your account. If it was not you, call us at once.'],
  });
}

type DelegatesReturn = {
  readonly reference: string;
  readonly things: readonly FurnitureItem[];
  readonly date: LocalDate;
  readonly slot: SlotTimes;
  readonly postcode: string;
};

type Happened = OutboxTopics['helper.return.customer']['what'];

const piecesOf = ({ things }: DelegatesReturn): string =>
  countWithNoun(
    things.reduce((sum, { quantity }) => sum + quantity, 0),
    'thing',
  );

const firstOf = ({ date, slot, postcode }: DelegatesReturn): FirstLine => ({
  day: formatShortDay(date),
  hours: formatSlot(slot),
  where: `storage to ${districtOf(postcode)}`,
});

const dayOf = ({ date }: DelegatesReturn): string => formatDay(date);

const HAPPENED: Readonly<
  Record<Happened, (right: Right, back: DelegatesReturn) => { readonly title: string; readonly sentence: string }>
> = {
  ordered: ({ delegate }, back) => ({
    title: `${delegate} ordered a return of ${piecesOf(back)} for ${dayOf(back)}`,
    sentence: `${delegate} has ordered and paid for a return from your unit. You have nothing to pay.`,
  }),
  moved: ({ delegate }, back) => ({
    title: `${possessive(delegate)} return of ${piecesOf(back)} is now on ${dayOf(back)}`,
    sentence: `${delegate} had ordered this return from your unit. It has been changed.`,
  }),
  cancelled: ({ delegate }, back) => ({
    title: `${possessive(delegate)} return of ${piecesOf(back)} is cancelled`,
    sentence: `${delegate} had ordered this return for ${dayOf(back)}. It is now cancelled, and these things stay in your unit:`,
  }),
};

function delegatesReturn(right: Right, back: DelegatesReturn, what: Happened, { company, accountUrl }: Links): Letter {
  const { title, sentence } = HAPPENED[what](right, back);
  const isBooked = what !== 'cancelled';
  return companyLetter(company, {
    subject: title,
    first: { ...firstOf(back), ...(isBooked ? {} : { note: 'Cancelled' }) },
    preview: isBooked ? `To ${back.postcode}. You can cancel it in your account.` : 'The things stay in your unit.',
    title,
    blocks: [
      hello(right.owner),
      sentence,
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
            `If you do not want this, cancel it in your account. ${right.delegate} is refunded as our terms say, and you can stop further returns there too.`,
          ]
        : []),
      contact(company),
    ],
    terms: [`You get this email because you let ${right.delegate} order returns from your unit.`],
  });
}

/** To the delegate. Another mail says what is refunded. */
function delegateStopped(right: Right, back: DelegatesReturn, { company }: Links): Letter {
  const { owner, delegate } = right;
  return companyLetter(company, {
    subject: `${owner} has cancelled your return of ${dayOf(back)} (${back.reference})`,
    first: { ...firstOf(back), note: 'Cancelled' },
    preview: 'Another email says what we refund.',
    title: `${owner} has cancelled your return`,
    blocks: [
      hello(delegate),
      `${owner} has cancelled the return of ${piecesOf(back)} you ordered from ${atUs(right)} for ${dayOf(back)}. The things stay in the unit. Another email about order ${back.reference} says what we refund to you.`,
      contact(company),
    ],
    terms: [`You get this email because ${owner} had let you order returns.`],
  });
}

const LINKS: Links = { company: COMPANY, accountUrl: SITE.origin + ROUTES.account };

const RIGHT: Right = {
  owner: SAMPLE_CONTACT.firstName,
  delegate: 'Sam',
  helperEmail: 'sam@example.com',
  unit: '6 × 4 ft unit',
};

const sampleReturn = (): DelegatesReturn => ({
  reference: SAMPLE_REFERENCE,
  things: orderOf(sampleRow('storage')).furnitureItems,
  date: '2026-12-01',
  slot: ['10:00', '12:00'],
  postcode: 'SE15 4HX',
});
