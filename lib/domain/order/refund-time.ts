/** Days within which money has gone back at the latest (Consumer Contracts Regulations 2013, reg. 34). */
export const REFUND_DAYS = 14;

/** "within 14 days": when money is back. */
export const IN_TIME = `within ${REFUND_DAYS} days`;

/** How and when money goes back, as every mail about a refund says it. */
export const AS_PAID = `the way you paid, ${IN_TIME}`;
