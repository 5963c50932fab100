/** Days within which a refund must arrive (Consumer Contracts Regulations 2013, reg. 34). */
export const REFUND_DAYS = 14;
export const IN_TIME = `within ${REFUND_DAYS} days`;
export const AS_PAID = `the way you paid, ${IN_TIME}`;
