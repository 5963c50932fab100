/**
 * Returns the name of the field for the chosen pieces of a line, in a unit's plain form. Apart from the calls, so that
 * pages do not load their schemas.
 */
export const thingField = (id: string): string => `things.${id}`;
