const KINDS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows computer'],
];

/** What the desk knows a phone by, from what its browser says of itself. */
export const phoneLabel = (userAgent: string): string =>
  KINDS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Another device';
