/** The reason, as the operator reads it at the desk, for a text message that was not sent. */
export const OPTED_OUT = 'They have asked for no texts';
