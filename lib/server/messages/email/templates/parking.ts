import type { Company } from '@/lib/content/company';
import { formatShortDay } from '@/lib/domain/london-time';
import type { StopParking } from '@/lib/domain/order/parking';
import { councilLink, planWords, ROAD_CHARGES_ARE_OURS, sourceWords } from '@/lib/domain/parking/words';
import type { CouncilPlan } from '@/lib/domain/parking/plan';
import type { LocalDate } from '@/lib/domain/vocabulary';
import type { Block, Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import { aboutYourOrder, contact, greeting, whenText } from './order-blocks';

type Asked = {
  readonly company: Company;
  readonly orderUrl: string;
  readonly deadline: LocalDate;
  readonly stops: readonly StopParking[];
};

/** A council must be asked soon, or it will not keep the kerb free on the day. */
export function parkingReminder(order: OrderFacts, { company, orderUrl, deadline, stops }: Asked): Letter {
  return {
    subject: `Ask for a parking bay by ${formatShortDay(deadline)} (${order.reference})`,
    first: order.first,
    preview: 'After that the council may not be able to keep a space for the van.',
    title: `Parking for the van: ask by ${formatShortDay(deadline)}`,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `You told us that the van cannot park at the door. The council can keep a space free for it on ${whenText(order)}, if you ask in time. You apply to the council and pay the council, not us.`,
      },
      ...stops.flatMap(stopBlocks),
      { kind: 'paragraph', text: `If you have already asked, there is nothing more to do. ${ROAD_CHARGES_ARE_OURS}` },
      { kind: 'action', label: 'Open your order page', url: orderUrl },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

function stopBlocks({ place, plans }: StopParking): readonly Block[] {
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
