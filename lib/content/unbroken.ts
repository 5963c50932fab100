/** A phone number as it stands in running words: it does not break over two lines. */
export const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');
