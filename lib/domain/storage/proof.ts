/** How long somebody who has shown to own a store need not show it again for the same return, hours (assumption). */
export const RETURN_PROOF_HOURS = 24;
