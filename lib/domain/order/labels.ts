import type { Addresses, OrderDate, ServiceType } from '../vocabulary';

/** Names that people read for the vocabulary of types.ts (spec §3, PRC-7). Those marked "ours" the spec leaves open. */
export const SERVICE_NAMES: Readonly<Record<ServiceType | 'DISPOSAL', string>> = {
  MOVING: 'Moving',
  STORAGE_COLLECTION: 'Storage Collection',
  STORAGE_RETURN: 'Storage Return',
  CLEANING: 'Cleaning',
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

export const DATE_LABELS: Readonly<Record<OrderDate | 'shippingDate', string>> = {
  movingDate: 'Collection Date',
  storageCollectionDate: 'Collection Date',
  cleaningDate: 'Cleaning Date',
  shippingDate: 'Shipping Date',
  deliveryDate: 'Delivery Date',
};

export type AddressKind = keyof Addresses;

/** The spec asks for a label for each kind; the words are ours. */
export const POSTCODE_LABELS: Readonly<Record<AddressKind, string>> = {
  collection: 'Collection postcode',
  delivery: 'Delivery postcode',
  storage_collection: 'Collection postcode',
  cleaning: 'Postcode of the home to clean',
  additional_collection: 'Additional collection postcode',
  additional_delivery: 'Additional delivery postcode',
};

/** What is asked about where exactly we come to, of the customer and of the desk. */
export const STOP_LABELS = {
  line1: 'House number and street',
  line2: 'Flat, building or estate',
  town: 'Town',
  notes: 'Notes for the crew',
  contactName: 'Whom to ask for there',
  contactPhone: 'Their phone number',
} as const;

/** Above what can be added to a service, and beside what was. */
export const HELP_TITLE = 'Packing and other help';

/** On what leads into a flow with its size known: the first question is about packing, whatever was pressed for. */
export const FIRST_QUESTION = 'Next: packing';
