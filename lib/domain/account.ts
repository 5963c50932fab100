/** Lifetimes of the account's links and sessions (assumptions). */

export const SIGN_IN_LINK_MINUTES = 15;
/** Days after which an unused session ends. Each visit restarts them. */
export const SESSION_IDLE_DAYS = 30;
export const OPERATOR_IDLE_HOURS = 12;
/** Days after which every session ends, however often it was used. */
export const SESSION_DAYS = 180;
/** Hours after which the key in the cookie is replaced. */
export const SESSION_KEY_HOURS = 24;

/** Returns an email address in the form that identifies its mailbox: case does not matter. */
export const mailbox = (email: string): string => email.trim().toLowerCase();

export const LINK_LIFE = `${SIGN_IN_LINK_MINUTES} minutes`;
export const LINK_OVER = `This link has been used, or its ${LINK_LIFE} are up. Ask for another.`;
