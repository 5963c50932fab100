/** Days within which a refund must arrive (Consumer Contracts Regulations 2013, reg. 34). */
export const REFUND_DAYS = 14;

/** When a refund arrives, as text: "within 14 days". */
export const IN_TIME = `within ${REFUND_DAYS} days`;

/** How and when a refund arrives, as every mail about a refund says it. */
export const AS_PAID = `the way you paid, ${IN_TIME}`;
