import type { ChargeMade, SavedCard } from '@/lib/server/subjects/ledger/port';

/** The cards of the test pages: what happens when storage is charged to them later. */
export const TEST_CARDS = ['pays', 'refused_later', 'confirms'] as const;
export type TestCard = (typeof TEST_CARDS)[number];

/** What is chosen unless something else is. */
export const FIRST_CARD: TestCard = 'pays';

const STATES = { pays: 'paid', refused_later: 'refused', confirms: 'needs_confirmation' } as const satisfies Record<
  TestCard,
  ChargeMade['state']
>;

const isTestCard = (value: string): value is TestCard => TEST_CARDS.some((card) => card === value);

/** A payment's name holds the card that paid it: "test:pays:{paymentId}". */
export const chargeRefOf = (card: TestCard, paymentId: string): string => `test:${card}:${paymentId}`;

/** A card by the name that its payments and pages have; its customer has none. */
export const savedCard = (card: TestCard): SavedCard => ({ customerRef: 'test', methodRef: `test:${card}` });

/** The card that paid; null for a payment that kept none. */
export const cardIn = (chargeRef: string | null): SavedCard | null => {
  const card = chargeRef?.split(':')[1] ?? '';
  return isTestCard(card) ? savedCard(card) : null;
};

export function chargeBy({ methodRef }: SavedCard, paymentId: string): ChargeMade {
  const card = TEST_CARDS.find((one) => savedCard(one).methodRef === methodRef);
  if (!card) throw new Error('This card is not of the test pages');
  return { state: STATES[card], chargeRef: chargeRefOf(card, paymentId) };
}
