/**
 * `active`: rented, until further notice. `ending`: the day on which it ends is known. `in_arrears`: a charge was refused
 * as often as we try. `ended`: nothing is rented any more.
 */
export const CONTRACT_STATES = ['active', 'ending', 'in_arrears', 'ended'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** `failed`: refused, and still owed. `waived`: nobody owes it any more. */
export const CHARGE_STATES = ['due', 'paid', 'failed', 'waived'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];
