import { SHIPPING_COUNTRIES, type ChoiceOf } from '../enquiries/choices';
import type { LocalDate } from '../london-time';

export type Destination = Exclude<ChoiceOf<typeof SHIPPING_COUNTRIES>, 'other'>;
const { other: _, ...countries } = SHIPPING_COUNTRIES;
/** Countries whose customs rules we have read. */
export const DESTINATIONS: Readonly<Record<Destination, string>> = countries;

export const CITIZENS = {
  national: 'The country I am moving to',
  eu: 'Another country of the European Union',
  british: 'British',
  other: 'Another country',
} as const;
export type Citizen = ChoiceOf<typeof CITIZENS>;

export const REASONS = {
  home: 'I am moving home there, or returning for good',
  marriage: 'I am moving there to marry',
  student: 'I am going there to study full time',
  second_home: 'I am furnishing a second home',
} as const;
export type Reason = ChoiceOf<typeof REASONS>;

export const OUTSIDE = { long: '12 months or more', short: 'Less than 12 months' } as const;
export const BEFORE = { no: 'No', yes: 'Yes' } as const;

/** Items that customs ask about, or that are prohibited. */
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
  /** The day on which the home there becomes the main residence. */
  readonly residence: LocalDate;
  /** The day on which the goods reach customs there. */
  readonly goods: LocalDate;
  /** The wedding day, for people who move to marry. */
  readonly wedding: LocalDate | null;
  /** Time spent outside the European Union without a break, by the day of residence. 'long' where it does not matter. */
  readonly outside: ChoiceOf<typeof OUTSIDE>;
  /** Whether the person has lived in the United Arab Emirates before. Asked for that destination only. */
  readonly before: ChoiceOf<typeof BEFORE>;
  readonly things: readonly Thing[];
};

/** Returns whether the destination is in the European Union, whose countries share one law of reliefs. */
export const isInUnion = (destination: Destination): boolean => destination !== 'united_arab_emirates';
