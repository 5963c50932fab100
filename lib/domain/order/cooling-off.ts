/** Days after the day of the contract (Consumer Contracts Regulations 2013, reg. 30). */
export const COOLING_OFF_DAYS = 14;
