import { answeredStorageSplit } from '../answers/ordered-storage-split';
import { listedStorageSplit } from '../answers/storage-split';
import type { BookedOrder, ServiceType } from '../order-types';
import { coverFact } from './cover';
import { COVER_TITLE, SERVICE_NAMES } from './labels';
import { DISPOSAL_TITLE, STORED_TITLE } from './storage-split-lines';
import { disposalText, storedText } from './storage-split-words';

/**
 * The facts about what was ordered, each stated once. A new fact reaches every audience unless it names the audience
 * that it is hidden from, and why. Who, when, where, items and price have a place of their own.
 */
export type Audience = 'check' | 'order' | 'mail' | 'operator' | 'desk' | 'crew';

/** The parts of an order that its facts are made from. Answers to a quote are turned into one for the check page. */
export type FactSource = Pick<BookedOrder, 'furnitureItems' | 'split' | 'storageSpace' | 'storageTerm' | 'cover'> & {
  readonly services: readonly ServiceType[];
  /** Our registration as a waste carrier, where it is shown beside the disposal (LAW-10). */
  readonly wasteCarrier?: string;
};

type FactDefinition = {
  readonly label: string;
  /** Returns '' when the order has nothing to say about the fact. */
  readonly text: (source: FactSource) => string;
  /** The reason for each audience that does not see the fact. */
  readonly hiddenFrom?: { readonly [A in Audience]?: string };
  readonly labels?: { readonly [A in Audience]?: string };
};

const linesOf = ({ split, furnitureItems }: FactSource) => listedStorageSplit(split ?? [], furnitureItems);

/** @internal */
export const ORDER_FACTS = {
  services: {
    label: 'Services',
    text: ({ services }) => services.map((service) => SERVICE_NAMES[service]).join(', '),
    hiddenFrom: { check: 'each service is an answer of its own' },
    labels: { crew: 'Booked' },
  },
  stored: {
    label: STORED_TITLE,
    text: (source) => storedText(source.furnitureItems, { ...answeredStorageSplit(source), lines: linesOf(source) }),
  },
  disposal: {
    label: DISPOSAL_TITLE,
    text: (source) => {
      const text = disposalText(source.furnitureItems, linesOf(source));
      return text && source.wasteCarrier
        ? `${text}. Our registration as a waste carrier: ${source.wasteCarrier}`
        : text;
    },
  },
  cover: {
    label: COVER_TITLE,
    text: ({ cover }) => coverFact(cover),
    hiddenFrom: {
      check: 'the answer about cover also says what it leaves open',
      crew: 'it does not change the work',
    },
  },
} as const satisfies Readonly<Record<string, FactDefinition>>;

export type OrderFact = { readonly id: keyof typeof ORDER_FACTS; readonly label: string; readonly text: string };

/** Returns the facts that an audience sees, in the order in which they are shown. Facts without a text are left out. */
export function factsFor(audience: Audience, source: FactSource): readonly OrderFact[] {
  return Object.entries(ORDER_FACTS as Readonly<Record<string, FactDefinition>>)
    .filter(([, { hiddenFrom }]) => hiddenFrom?.[audience] === undefined)
    .map(([id, { label, labels, text }]) => ({
      id: id as OrderFact['id'],
      label: labels?.[audience] ?? label,
      text: text(source),
    }))
    .filter(({ text }) => text !== '');
}
