import { FLOW_IDS, FLOWS, type FlowId } from '@/lib/domain/services/flows';

type ByRequest = `${FlowId}_by_request`;
const byRequest = <T>(of: (flow: FlowId) => T) =>
  Object.fromEntries(FLOW_IDS.map((flow) => [`${flow}_by_request`, of(flow)])) as Record<ByRequest, T>;

export const ENQUIRY_TITLES = {
  menu_callback_popup: 'Call back',
  callback_popup: 'Call back',
  callback_footer: 'Call back',
  contact: 'Question',
  business: 'Business enquiry',
  shipping: 'Shipping enquiry',
  materials: 'Materials order',
  disposal: 'Disposal enquiry',
  students_quote: 'Student enquiry',
  movers_quote: 'New mover',
  partners_quote: 'Partner enquiry',
  checkout: 'Unfinished order',
  return_by_request: 'Return, owner to be checked',
  ...byRequest((flow) => FLOWS[flow].words.request),
} as const;
export type EnquiryType = keyof typeof ENQUIRY_TITLES;

/** The nouns for the sender's copy. Null for no copy: the form asks for no email, or an order may follow. */
const COPY_NOUNS: Readonly<Record<EnquiryType, string | null>> = {
  menu_callback_popup: null,
  callback_popup: null,
  callback_footer: null,
  contact: 'question',
  business: 'enquiry',
  shipping: 'enquiry',
  materials: 'order of packing materials',
  disposal: 'enquiry',
  students_quote: 'enquiry',
  movers_quote: 'application',
  partners_quote: 'enquiry',
  checkout: null,
  return_by_request: 'request for your things',
  ...byRequest(() => 'request for a price'),
};

export const copyNoun = (type: string): string | null =>
  (COPY_NOUNS as Readonly<Record<string, string | null>>)[type] ?? null;
export const isCopied = (type: string): boolean => copyNoun(type) !== null;

/** Where on the site a callback was requested. */
export const ENQUIRY_PLACES: Readonly<Partial<Record<string, string>>> = {
  menu_callback_popup: 'The menu',
  callback_popup: 'A page',
  callback_footer: 'The foot of a page',
};

/** Returns the types with the same title. Callbacks from different places share one. */
export const typesLike = (type: string): readonly string[] => {
  const like = Object.keys(ENQUIRY_TITLES).filter((other) => enquiryTitle(other) === enquiryTitle(type));
  return like.length > 0 ? like : [type];
};

export const enquiryTitle = (type: string): string =>
  (ENQUIRY_TITLES as Readonly<Record<string, string>>)[type] ?? type;
