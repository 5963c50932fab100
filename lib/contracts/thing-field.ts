/**
 * The field of a unit's plain form that says how many pieces of a line of its list are chosen. Apart from the calls,
 * whose rules no page needs.
 */
export const thingField = (id: string): string => `things.${id}`;
