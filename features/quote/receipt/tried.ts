/** Query parameter of the ticked conditions. */
export const TRIED = 'if';
