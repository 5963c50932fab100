import { COMPANY, type Company } from '@/lib/content/company';
import { formatShortDay, type LocalDate } from '@/lib/domain/london-time';
import { orderParking, type AddressParking } from '@/lib/domain/order/parking';
import { STATE_LABELS, isBooked } from '@/lib/domain/order/state';
import type { CouncilPlan } from '@/lib/domain/parking/plan';
import { councilLink, planWords, ROAD_CHARGES_ARE_OURS, sourceWords } from '@/lib/domain/parking/words';
import { orderPath } from '@/lib/routes';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { Block, Letter } from '@/lib/server/platform/notifications/email/blocks';
import { orderLetter, whenText } from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import { defineNotifications, oneSample, skip } from '@/lib/server/platform/notifications/notification';
import { SAMPLE_NOW, sampleLink, sampleRow } from '@/lib/server/platform/notifications/sample-orders';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    /** Due three days before the last day to ask a council for a parking bay. */
    'order.parking.customer': { readonly orderId: string };
  }
}

export const PARKING_NOTIFICATIONS = defineNotifications({
  'order.parking.customer': {
    words: 'Deadline for a parking bay, to the customer',
    mail: async ({ orderId }, { db, now, company, orderUrl }) => {
      const order = await readOrder(db, orderId);
      if (!isBooked(order.state)) return skip(`The order is now: ${STATE_LABELS[order.state]}`);
      const stops = orderParking(orderOf(order), now()).filter(({ deadline }) => deadline !== null);
      const [deadline] = stops.flatMap((stop) => stop.deadline ?? []).toSorted();
      if (!deadline) return skip('Nothing is left to ask a council for');
      const letter = parkingReminder(orderFacts(order), { company, orderUrl: await orderUrl(order), deadline, stops });
      return { to: order.email, letter };
    },
    samples: () => oneSample(sampleReminder()),
  },
});

type Parking = {
  readonly company: Company;
  readonly orderUrl: string;
  /** The earliest deadline of all addresses. */
  readonly deadline: LocalDate;
  readonly stops: readonly AddressParking[];
};

function parkingReminder(order: OrderFacts, { company, orderUrl, deadline, stops }: Parking): Letter {
  return orderLetter(order, company, {
    subject: `Ask for a parking bay by ${formatShortDay(deadline)} (${order.reference})`,
    first: order.first,
    preview: 'After that the council may not be able to keep a space for the van.',
    title: `Parking for the van: ask by ${formatShortDay(deadline)}`,
    blocks: [
      `You told us that the van cannot park at the door. The council can keep a space free for it on ${whenText(order)}, if you ask in time. You apply to the council and pay the council, not us.`,
      ...stops.flatMap(addressBlocks),
      `If you have already asked, there is nothing more to do. ${ROAD_CHARGES_ARE_OURS}`,
      { kind: 'action', label: 'Open your order page', url: orderUrl },
    ],
  });
}

function addressBlocks({ place, plans }: AddressParking): readonly Block[] {
  return [
    { kind: 'heading', text: `${place.label}, ${place.address.postcode}` },
    ...(plans.length > 1 ? [{ kind: 'paragraph', text: 'The borough is the one on your street sign.' } as const] : []),
    ...plans.flatMap(councilBlocks),
  ];
}

function councilBlocks(plan: CouncilPlan): readonly Block[] {
  const { title, text } = planWords(plan);
  const link = councilLink(plan);
  const more = [plan.note ?? [], plan.source ? sourceWords(plan.source) : []].flat();
  return [
    { kind: 'paragraph', text: [`${title}.`, text, ...more].join(' ') },
    { kind: 'link', label: link.label, url: link.href },
  ];
}

function sampleReminder(): Letter {
  const row = sampleRow('moving');
  const addresses = {
    collection: { postcode: 'NW5 2AA', floor: 2, elevator: false, parking: false },
    delivery: { postcode: 'SM1 1AA', floor: 0, elevator: false, parking: false },
  };
  const stops = orderParking({ ...orderOf(row), addresses }, SAMPLE_NOW);
  const orderUrl = sampleLink(orderPath);
  return parkingReminder(orderFacts(row), { company: COMPANY, orderUrl, deadline: '2026-11-27', stops });
}
