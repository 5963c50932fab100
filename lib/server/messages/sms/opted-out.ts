/** Why a text was not sent, as the operator reads it at the desk. */
export const OPTED_OUT = 'They have asked for no texts';
