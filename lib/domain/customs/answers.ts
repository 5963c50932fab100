import { SHIPPING_COUNTRIES, type ChoiceOf } from '../enquiries/choices';
import type { LocalDate } from '../vocabulary';

export type Destination = Exclude<ChoiceOf<typeof SHIPPING_COUNTRIES>, 'other'>;
const { other: _, ...countries } = SHIPPING_COUNTRIES;
/** Countries whose customs we have read about. */
export const DESTINATIONS: Readonly<Record<Destination, string>> = countries;

/** What customs and consulates tell apart. */
export const CITIZENS = {
  national: 'The country I am moving to',
  eu: 'Another country of the European Union',
  british: 'British',
  other: 'Another country',
} as const;
export type Citizen = ChoiceOf<typeof CITIZENS>;

/** Each has a relief of its own, or none. */
export const REASONS = {
  home: 'I am moving home there, or returning for good',
  marriage: 'I am moving there to marry',
  student: 'I am going there to study full time',
  second_home: 'I am furnishing a second home',
} as const;
export type Reason = ChoiceOf<typeof REASONS>;

export const OUTSIDE = { long: '12 months or more', short: 'Less than 12 months' } as const;
export const BEFORE = { no: 'No', yes: 'Yes' } as const;

/** Things that customs ask about, or that may not go. */
export const THINGS = {
  new: 'Things I have had for less than 6 months',
  car: 'A car or motorcycle',
  pet: 'A dog or cat',
  food: 'Food',
  plants: 'Plants',
  alcohol: 'Alcohol or tobacco',
  medicines: 'Medicines',
  tools: 'Tools of my trade',
  drone: 'A drone',
  vapes: 'Electronic cigarettes',
  weapons: 'Weapons',
} as const;
export type Thing = ChoiceOf<typeof THINGS>;

export type CustomsAnswers = {
  readonly destination: Destination;
  readonly citizen: Citizen;
  readonly reason: Reason;
  /** The day on which the home there becomes the normal one. */
  readonly residence: LocalDate;
  /** The day on which the things reach customs there. */
  readonly goods: LocalDate;
  /** Of those who move to marry. */
  readonly wedding: LocalDate | null;
  /** Outside the European Union without a break, by the day of residence. */
  readonly outside: ChoiceOf<typeof OUTSIDE>;
  /** In the United Arab Emirates; asked for nowhere else. */
  readonly before: ChoiceOf<typeof BEFORE>;
  readonly things: readonly Thing[];
};

/** One law of reliefs for all of them. */
export const isInUnion = (destination: Destination): boolean => destination !== 'united_arab_emirates';
