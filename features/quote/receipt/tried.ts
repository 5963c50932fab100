/** The name under which an address says what is tried. */
export const TRIED = 'if';
