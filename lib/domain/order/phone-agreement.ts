import { COOLING_OFF_DAYS } from './assumptions';

type Spoken = {
  /** Whether work begins within the days in which services can be cancelled (LAW-6). */
  readonly startsWithin14Days: boolean;
  readonly keepsCard: boolean;
};

/**
 * Returns the sentences that a customer accepts by paying for a telephone order. Nobody can agree for the customer:
 * they read this beside the payment link, with all that LAW-4 requires, and make the contract by paying.
 */
export function phoneAgreement({ startsWithin14Days, keepsCard }: Spoken): readonly string[] {
  return [
    'By paying you enter into the contract set out here, and agree to our terms and conditions.',
    ...(startsWithin14Days
      ? [
          `By paying you also ask us to start before the ${COOLING_OFF_DAYS} days in which you can cancel services are over. If you cancel after the work has begun, you pay for what has been done; once it is finished, it can no longer be cancelled.`,
        ]
      : []),
    ...(keepsCard
      ? [
          'By paying you also agree that your card is kept and charged for the storage payments set out here, until you end the storage.',
        ]
      : []),
  ];
}
