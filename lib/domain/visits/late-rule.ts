import { HEARD_WITHIN_MINUTES, LATE_CREDITS } from './assumptions';

const steps = LATE_CREDITS.toReversed();

/**
 * The rule in words: "10% of the price of the transport if we arrive more than 30 minutes after your slot, 25% after
 * more than 90".
 */
export const LATE_RULE = steps
  .map(({ afterMinutes, percent }, index) =>
    index === 0
      ? `${percent}% of the price of the transport if we arrive more than ${afterMinutes} minutes after your slot`
      : `${percent}% after more than ${afterMinutes}`,
  )
  .join(', ');

/** The rule as a promise, for the order page and the terms. */
export const LATE_PROMISE = `If we are late, you get money back without asking: ${LATE_RULE}.`;

/** The sentence on when our office checks a credit first. */
export const LATE_EXCEPTION = `If our crew’s report of its arrival reaches us more than ${HEARD_WITHIN_MINUTES} minutes later, our office checks it first.`;
