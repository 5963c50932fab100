/** Days after the contract in which a service can be cancelled (Consumer Contracts Regulations 2013, reg. 30). */
export const COOLING_OFF_DAYS = 14;
