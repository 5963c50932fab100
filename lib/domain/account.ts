/** How long things of the account live. All are assumptions of ours: the spec asks for one-time links and names no times. */

/** A mailed sign-in link, minutes. */
export const SIGN_IN_LINK_MINUTES = 15;
/** A session that nobody uses, days; each visit begins them anew. */
export const SESSION_IDLE_DAYS = 30;
/** An operator's session that nobody uses, hours. */
export const OPERATOR_IDLE_HOURS = 12;
/** A session altogether, days: then one signs in again, however often one was here. */
export const SESSION_DAYS = 180;
/** The key in the cookie is exchanged when it is older than this, hours. */
export const SESSION_KEY_HOURS = 24;

/** Email addresses that differ in capitals are one mailbox. */
export const mailbox = (email: string): string => email.trim().toLowerCase();

/** "15 minutes": how long a mailed link works. */
export const LINK_LIFE = `${SIGN_IN_LINK_MINUTES} minutes`;
/** Said to whoever comes with a link that works no more. */
export const LINK_OVER = `This link has been used, or its ${LINK_LIFE} are up. Ask for another.`;
