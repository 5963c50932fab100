/** The choices in the forms, with their labels for visitors and operators (assumptions: spec §5 is silent). */

export const CONTACT_TOPICS = {
  price: 'A price',
  booking: 'A booking I have made',
  complaint: 'Something went wrong',
  other: 'Something else',
} as const;

export const BUSINESS_NEEDS = {
  retail_storage: 'Retail storage',
  seasonal_storage: 'Seasonal storage',
  business_storage: 'Business storage',
  office_storage: 'Office storage',
  temporary_storage: 'Temporary storage',
  office_move: 'An office move',
} as const;

export const STUDENT_NEEDS = {
  moving: 'Moving',
  storage: 'Storage',
  both: 'Moving and storage',
} as const;

/** Countries with a page of their own, and the rest of the world. */
export const SHIPPING_COUNTRIES = {
  spain: 'Spain',
  portugal: 'Portugal',
  united_arab_emirates: 'United Arab Emirates',
  other: 'Another country',
} as const;

/** The approximate size of a load, enough for a first price. */
export const LOAD_SIZES = {
  boxes: 'A few boxes or bags',
  room: 'One room',
  one_bedroom: 'A 1 bedroom home',
  two_bedroom: 'A 2 bedroom home',
  larger: 'A larger home',
} as const;

export const MOVER_VANS = {
  none: 'No van: I carry',
  small: 'A small van',
  medium: 'A medium or long van',
  luton: 'A Luton with a tail-lift',
} as const;

export const MOVER_DAYS = {
  any: 'Any day',
  weekdays: 'Monday to Friday',
  weekends: 'Saturday and Sunday',
  evenings: 'Evenings',
} as const;

export type ChoiceOf<C extends Readonly<Record<string, string>>> = keyof C & string;

export const wordsOf = <C extends Readonly<Record<string, string>>>(choices: C) =>
  Object.keys(choices) as readonly ChoiceOf<C>[];
