const TABLE = /\btable\b|tisch\b|(?<!\p{L})st[oó][lł](?!\p{L})/u;
const CHAIRS = /^(\d+)\s+(?:\p{L}+\s+){0,2}(?:chairs|stools|st(?:ü|ue?)hlen?|krzes\p{L}+)$/u;

/** A table that has four chairs seats four. */
export function seatsFor(table: string, chairs: string): readonly string[] {
  const seats = CHAIRS.exec(chairs)?.[1];
  return seats !== undefined && TABLE.test(table) && !/\d/.test(table) ? [`${seats} seater`] : [];
}

/** Returns the number of chairs that come with "6 seater table", undefined where the table or the chairs say another. */
export function chairsAt(table: string, chairs: string): string | undefined {
  const seats = /(\d+)[\s-]*(?:seat|person|sitz|osob)|seats (\d+)/.exec(table);
  const isUncounted = /^(?:(?:the|its|matching|dining)\s+)*(?:chairs|st(?:ü|ue?)hle|krzes[lł]a)$/.test(chairs);
  return isUncounted && TABLE.test(table) ? (seats?.[1] ?? seats?.[2]) : undefined;
}
