/** A mail with the way to pay goes out to those who have not paid by then; who pays at once gets only the confirmation. */
export const PAYMENT_REMINDER_MINUTES = 5;
