/** Apart from the calls, so that pages do not load their schemas. */
export const thingField = (id: string): string => `things.${id}`;
