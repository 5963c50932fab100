import { COOLING_OFF_DAYS } from './cooling-off';

/** What of an order that was taken on the telephone its customer has not ticked themselves. */
type Spoken = {
  /** LAW-6: work may begin inside the days in which services can be cancelled. */
  readonly startsWithin14Days: boolean;
  /** A card is kept and charged for storage. */
  readonly keepsCard: boolean;
};

/**
 * What paying says of an order that was taken on the telephone, a sentence each. Nobody can agree in the customer's stead:
 * they read it beside the link by which they pay, with all that LAW-4 wants said, and the contract is made by paying.
 */
export function phoneAgreement({ startsWithin14Days, keepsCard }: Spoken): readonly string[] {
  return [
    'By paying you make the contract, as it is set out here, and agree to our terms and conditions.',
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
