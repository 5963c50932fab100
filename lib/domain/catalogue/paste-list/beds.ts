const BED_KIND =
  /^(?:\d+\s*x?\s*|an?\s+)?(?:small )?(?:singles?|doubles?|twins?|queens?|king(?:[ -]?size)?s?|super[ -]?king(?:[ -]?size)?s?)(?:\s*x\s*\d+)?$/;

/** Returns whether the words are a kind of bed that is written without its noun: "2 double", "kingsize". */
export const isBedKind = (words: string): boolean => BED_KIND.test(words);

const SLEPT_ON = /\b(?:bed|mattress|divan|headboard|topper|bunk|futon)/;
const SIZE_OF_BED = /\b(?:single|double|twin|queen|king)/;

/** Returns whether a kind before a thing stands for a bed: "kingsize" in "kingsize, 2 bedside tables". */
export const isBedBefore = (kind: string, thing: string): boolean =>
  /^[a-z]/.test(kind) &&
  isBedKind(kind) &&
  !SIZE_OF_BED.test(thing) &&
  !SLEPT_ON.test(thing.replace(/\bbedsides?/g, ''));

/** Returns whether a kind behind a thing stands for a bed, because the thing has its kind: "double wardrobe, single". */
export const isBedBehind = (kind: string, thing: string): boolean => isBedKind(kind) && SIZE_OF_BED.test(thing);

/** Returns whether a mattress belongs to the bed before it, which the catalogue has with its mattress. */
export function isMattressOf(bed: string, mattress: string, joint: string): boolean {
  return (
    /^(?:and|with|&|\+|plus|\()/.test(joint) &&
    /\bbeds?\b|divan|bunk|\bcot\b|daybed/.test(bed) &&
    /^(?:(?:its|the|an?|their|\d+|matching)\s+)*(?:(?:single|double|king|size)\s+)*mattress(?:es)?$/.test(mattress)
  );
}
