/**
 * The states of a rental. `active`: until further notice. `ending`: its last day is known. `in_arrears`: a charge was
 * refused as often as we try. `ended`: nothing is rented any more.
 */
export const CONTRACT_STATES = ['active', 'ending', 'in_arrears', 'ended'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** The states of a charge. `failed`: refused, and still owed. `waived`: no longer owed. */
export const CHARGE_STATES = ['due', 'paid', 'failed', 'waived'] as const;
export type ChargeState = (typeof CHARGE_STATES)[number];
