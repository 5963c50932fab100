import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { customMovers, PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { VAN } from '@/lib/domain/catalogue/vans';
import { ownDelivery } from '@/lib/domain/extras/key-handover';
import { formatPence } from '@/lib/domain/money';
import type { OrderLike, ServiceType } from '@/lib/domain/order-types';
import { CUSTOM_BASE } from '@/lib/domain/prices/assumptions';
import { CLEANING_PLANS } from '@/lib/domain/prices/price-lists';
import { cheapestPerWeek } from '@/lib/domain/pricing/storage-rates';
import { tripsWords } from '@/lib/domain/pricing/storage-trips';
import { FLOW_IDS, FLOWS, flowOf, mainService, type FlowId } from '@/lib/domain/services/flows';
import { capitalised, inWords } from '@/lib/domain/wording';
import { flowPath } from '@/lib/routes';
import { SITE } from '@/lib/site';
import {
  CLEANING_DRAWINGS,
  LOADED_UNIT_DRAWINGS,
  MAIL_DRAWINGS,
  PLAN_DRAWINGS,
  RETURN_DRAWING,
  type Drawing,
  type MailPicture,
} from './drawings';
import { HOMES_FILES, SERVICES_FILES } from './drawing-files';
import { ADD_ON_CONTENT } from './moving';

type Booked = { readonly order: OrderLike; readonly services: readonly ServiceType[] };

/** The texts and pictures of a flow. A new flow has one entry here. */
type FlowContent = {
  /** The metadata and the image of its start page, and of a shared link to one of its steps. */
  readonly start: { readonly title: string; readonly description: string; readonly drawing: Drawing };
  /** Its card among the services (/get-a-quote). `noun` names the price and the spot in analytics. */
  readonly card: { readonly title: string; readonly text: string; readonly noun: string; readonly picture: Drawing };
  /** Returns who comes, in a sentence. */
  readonly crew: (order: OrderLike) => string;
  /** Returns the number of movers. Missing for a flow that is booked without one. */
  readonly movers?: (order: OrderLike) => number;
  /** Returns the text of the first appointment. */
  readonly arrival: (booked: Booked) => string;
  /** The customer's preparations. */
  readonly prepare?: string;
  /** Returns the drawing on the page of an order whose items are not listed. */
  readonly drawing: (order: OrderLike) => Drawing;
  readonly mailPicture: (order: OrderLike) => MailPicture;
};

export const FLOW_CONTENT: Readonly<Record<FlowId, FlowContent>> = {
  moving: {
    start: {
      title: 'Choose the size of your move',
      description: 'Moving in and around London: five sizes, each with its total price, VAT included.',
      drawing: SERVICES_FILES.moving,
    },
    card: {
      title: 'Moving',
      text: `From ${formatPence(CUSTOM_BASE)}. Five steps to the total price, VAT included. We ask for your name in the last one.`,
      noun: 'moving',
      picture: PLAN_DRAWINGS.two_bedroom,
    },
    crew: (order) => {
      const { movers, vans } = crewOf(order);
      return `${capitalised(inWords(movers))} movers come with ${vans === 1 ? 'a van' : `${inWords(vans)} vans`}.`;
    },
    movers: (order) => crewOf(order).movers,
    arrival: ({ order, services }) => {
      const { addresses, storageSpace } = order;
      const from = addresses.collection?.postcode ?? 'the collection address';
      const delivery = ownDelivery(order);
      // The load waits for its keys: its delivery is a step of its own.
      if (delivery) return `We arrive at ${from} within these two hours, load, and ${WAITS[delivery.plan]}.`;
      const onTheWay = storageSpace === null ? 'and drive' : 'take part of it to our store, and drive';
      const assembling = services.includes('ASSEMBLING') ? ' We put the furniture back together there.' : '';
      return `We arrive at ${from} within these two hours, load, ${onTheWay} to ${route(addresses)}.${assembling}`;
    },
    drawing: ({ movingSpace }) => PLAN_DRAWINGS[movingSpace ?? 'custom'],
    mailPicture: ({ movingSpace }) => MAIL_DRAWINGS.moves[movingSpace ?? 'custom'],
  },
  storage: {
    start: {
      title: 'Choose your storage unit',
      description: 'Storage with collection in London: every unit with its price by the week, VAT included.',
      drawing: SERVICES_FILES.storage,
    },
    card: {
      title: 'Storage with collection',
      text: `From ${formatPence(cheapestPerWeek(SITE.storagePriceList).perWeek)} a week; ${tripsWords('weekly')}. We bring your things back when you want them.`,
      noun: 'storage',
      picture: LOADED_UNIT_DRAWINGS['Plan 6x4'],
    },
    crew: () => 'Our movers come with a van and take your things to the unit.',
    arrival: ({ order: { addresses } }) =>
      `We arrive at ${addresses.storage_collection?.postcode ?? 'your address'} within these two hours, load, and take everything to your unit.`,
    prepare: 'Do not put food, plants, anything alive, fuel or gas into storage.',
    drawing: unitDrawing,
    // A collection into a unit that is already rented names no unit.
    mailPicture: ({ storageSpace }) => (storageSpace ? MAIL_DRAWINGS.units[storageSpace] : MAIL_DRAWINGS.moves.custom),
  },
  'storage-return': {
    start: {
      title: 'Choose what comes back from storage',
      description: 'Your things back from our store in London: a whole unit or only what you name, VAT included.',
      drawing: SERVICES_FILES['storage-return'],
    },
    card: {
      title: 'Return from storage',
      text: `From ${formatPence(CUSTOM_BASE)}. Everything in your unit, or only the things you name, brought to your door.`,
      noun: 'return',
      picture: RETURN_DRAWING,
    },
    crew: () => 'Our movers come with a van and bring your things.',
    arrival: ({ order: { addresses }, services }) => {
      const carried = services.includes('UNPACKING') ? 'carry them in and unpack' : 'carry them in';
      return `We arrive at ${addresses.delivery?.postcode ?? 'your address'} within these two hours with your things and ${carried}.`;
    },
    prepare: 'Be there, or tell us who will be: we need to know where things go.',
    drawing: unitDrawing,
    mailPicture: () => MAIL_DRAWINGS.return,
  },
  cleaning: {
    start: {
      title: 'Choose the size of your clean',
      description: 'End of tenancy cleaning in London: three sizes, each with its total price, VAT included.',
      drawing: SERVICES_FILES.cleaning,
    },
    card: {
      title: 'End of tenancy cleaning',
      text: `From ${formatPence(CLEANING_PLANS.one_bedroom.price)}. On its own or after a move; with a move you can add it in the moving quote.`,
      noun: 'cleaning',
      picture: HOMES_FILES['2-bed'],
    },
    crew: () => 'Our cleaners bring products, cloths, a vacuum cleaner and steps.',
    arrival: ({ order }) => `${cleanersArrive(order)} within these two hours.`,
    prepare: ADD_ON_CONTENT.CLEANING.yours,
    drawing: ({ cleaningSpace }) => CLEANING_DRAWINGS[cleaningSpace ?? 'custom'],
    mailPicture: () => MAIL_DRAWINGS.clean,
  },
};

function unitDrawing({ storageSpace }: OrderLike): Drawing {
  return storageSpace ? LOADED_UNIT_DRAWINGS[storageSpace] : RETURN_DRAWING;
}

/** Returns the metadata of a flow's start page: title, description and canonical path. */
export function quoteStart(flow: FlowId) {
  const { title, description } = FLOW_CONTENT[flow].start;
  return { canonicalPath: flowPath(flow), title, description };
}

/** Returns the start page of the quote to which a path belongs. Undefined for every other path. */
export const quoteStartAt = (path: string): string | undefined =>
  FLOW_IDS.map(flowPath).find((start) => path.startsWith(`${start}/`));

/** Where a load waits for the keys of the new home. */
const WAITS = { hold: 'keep everything on the van', night: 'take everything to our store' } as const;

/** Returns the postcodes of the trip: "SE15 4QL", or "SE15 4QL via E8 1EA". */
function route(addresses: OrderLike['addresses']): string {
  const stops = [...(addresses.additional_collection ?? []), ...(addresses.additional_delivery ?? [])];
  const to = addresses.delivery?.postcode ?? 'the delivery address';
  return stops.length === 0 ? to : `${to} via ${stops.map(({ postcode }) => postcode).join(' and ')}`;
}

/** Returns the arrival of the cleaners, of a clean or of a move with one: "The cleaners arrive at N1 2TX". */
export const cleanersArrive = ({ addresses }: OrderLike): string =>
  `The cleaners arrive at ${addresses.cleaning?.postcode ?? 'your home'}`;

const crewOf = ({ movingSpace, furnitureItems }: OrderLike): { readonly movers: number; readonly vans: number } =>
  movingSpace === null || movingSpace === 'custom' ? customCrew(furnitureItems) : PLAN_CAPACITY[movingSpace];

function customCrew(items: OrderLike['furnitureItems']) {
  const { cubicFeet, kilograms } = inventoryTotals(items);
  const filled = Math.ceil(Math.max(cubicFeet / VAN.cubicFeet, kilograms / VAN.kilograms));
  return { movers: customMovers(cubicFeet), vans: Math.max(1, filled) };
}

/** Returns the content of an order's main service. Throws RangeError for services that are not booked here. */
export const contentOf = (services: readonly ServiceType[]): FlowContent => FLOW_CONTENT[flowOf(mainService(services))];

/** Returns the drawing of an order whose items are not listed. Throws RangeError for services that are not booked here. */
export const orderDrawing = (order: OrderLike, services: readonly ServiceType[]): Drawing =>
  contentOf(services).drawing(order);

/** Returns who comes for an order, in a sentence or two. Throws RangeError for services that are not booked here. */
export function whoComes(order: OrderLike, services: readonly ServiceType[]): string {
  const flow = flowOf(mainService(services));
  const crew = FLOW_CONTENT[flow].crew(order);
  return FLOWS[flow].isTransport && services.includes('CLEANING') ? `${crew} The cleaners come after them.` : crew;
}
