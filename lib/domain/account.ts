/**
 * Lifetimes of the account's links and sessions. All are assumptions of ours: the spec asks for one-time links and
 * names no times.
 */

/** Minutes for which a mailed sign-in link works. */
export const SIGN_IN_LINK_MINUTES = 15;
/** Days after which an unused session ends. Each visit restarts them. */
export const SESSION_IDLE_DAYS = 30;
/** Hours after which an operator's unused session ends. */
export const OPERATOR_IDLE_HOURS = 12;
/** Days after which every session ends, however often it was used. */
export const SESSION_DAYS = 180;
/** Hours after which the key in the cookie is replaced. */
export const SESSION_KEY_HOURS = 24;

/** Returns an email address in the form that identifies its mailbox: case does not matter. */
export const mailbox = (email: string): string => email.trim().toLowerCase();

/** The time for which a mailed link works, in words. */
export const LINK_LIFE = `${SIGN_IN_LINK_MINUTES} minutes`;
/** The message for a link that no longer works. */
export const LINK_OVER = `This link has been used, or its ${LINK_LIFE} are up. Ask for another.`;
