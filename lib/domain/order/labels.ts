import {
  FLOW_IDS,
  FLOWS,
  type AddressWords,
  type BookableService,
  type FlowId,
  type SingleAddress,
} from '../services/flows';
import type { Addresses, OrderDate, ServiceType } from '../order-types';

const ofFlows = (entry: (facts: (typeof FLOWS)[FlowId]) => readonly [string, string]) =>
  Object.fromEntries(FLOW_IDS.map((id) => entry(FLOWS[id])));

/** Names of the services for readers (spec §3, PRC-7), except those marked "ours". */
export const SERVICE_NAMES: Readonly<Record<ServiceType | 'DISPOSAL', string>> = {
  ...(ofFlows(({ service, words }) => [service, words.name]) as Record<BookableService, string>),
  PACKING: 'Packing',
  UNPACKING: 'Unpacking',
  PACKING_MATERIALS: 'Packing Materials',
  PACKING_MATERIALS_DELIVERY: 'Packing Materials Delivery',
  SHIPPING: 'International Shipping',
  ASSEMBLING: 'Assembling',
  DISPOSAL: 'Disposal',
  // Ours:
  PACKING_WITH_MATERIALS_INCLUDED: 'Packing With Materials',
  STORAGE_BY_THE_BOX: 'Storage By The Box',
  STORAGE: 'Storage',
};

export const DATE_LABELS = {
  ...(ofFlows(({ dateKey, words }) => [dateKey, words.date]) as Record<OrderDate, string>),
  shippingDate: 'Shipping Date',
} as const;

export type AddressKind = keyof Addresses;

export const ADDRESS_WORDS = {
  ...(Object.fromEntries(FLOW_IDS.map((id) => [FLOWS[id].comesTo, FLOWS[id].address])) as Record<
    SingleAddress,
    AddressWords
  >),
  additional_collection: {
    name: 'Another collection',
    stop: 'Additional collection',
    postcode: 'Additional collection postcode',
  },
  additional_delivery: {
    name: 'Another delivery',
    stop: 'Additional delivery',
    postcode: 'Additional delivery postcode',
  },
} as const satisfies Readonly<Record<AddressKind, AddressWords>>;

export const STOP_LABELS = {
  line1: 'House number and street',
  line2: 'Flat, building or estate',
  town: 'Town',
  notes: 'Notes for the team',
  contactName: 'Who to ask for there',
  contactPhone: 'Their phone number',
} as const;

export const HELP_TITLE = 'Packing and other help';
export const COVER_TITLE = 'Cover';

/** The label of buttons that lead into a flow whose size is known. */
export const SEE_DAYS = 'See days and prices';
