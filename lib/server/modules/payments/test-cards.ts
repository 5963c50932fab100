import type { ChargeMade, SavedCard } from '@/lib/server/modules/ledger/port';

/** The cards of the test pages, by the outcome of later storage charges. */
export const TEST_CARDS = ['pays', 'refused_later', 'confirms'] as const;
export type TestCard = (typeof TEST_CARDS)[number];

export const FIRST_CARD: TestCard = 'pays';

const STATES = { pays: 'paid', refused_later: 'refused', confirms: 'needs_confirmation' } as const satisfies Record<
  TestCard,
  ChargeMade['state']
>;

const isTestCard = (value: string): value is TestCard => TEST_CARDS.some((card) => card === value);

/** Returns "test:pays:{paymentId}". */
export const chargeRefOf = (card: TestCard, paymentId: string): string => `test:${card}:${paymentId}`;

/** Test cards all have the same customer. */
export const savedCard = (card: TestCard): SavedCard => ({ customerRef: 'test', methodRef: `test:${card}` });

/** Returns null for a payment that saved no card. */
export const cardIn = (chargeRef: string | null): SavedCard | null => {
  const card = chargeRef?.split(':')[1] ?? '';
  return isTestCard(card) ? savedCard(card) : null;
};

export function chargeBy({ methodRef }: SavedCard, paymentId: string): ChargeMade {
  const card = TEST_CARDS.find((one) => savedCard(one).methodRef === methodRef);
  if (!card) throw new Error('This card is not of the test pages');
  return { state: STATES[card], chargeRef: chargeRefOf(card, paymentId) };
}
