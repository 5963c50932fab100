/** Hours for which a proof of owning a rental need not be repeated for the same return (assumption). */
export const RETURN_PROOF_HOURS = 24;
