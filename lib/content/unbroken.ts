/** Returns a phone number with non-breaking spaces, so that it stays on one line. */
export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');
