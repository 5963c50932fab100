/** Floors by number (spec §5, QUO-8). Any other label is read as the number it begins with: "2", "12th floor". */
export const LOWEST_FLOOR = -1;
const IN_WORDS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

/** Returns the label of a floor: "Lower floor", "1st floor", "22nd floor". Throws RangeError below the lower floor. */
export function floorLabel(floor: number): string {
  if (!Number.isInteger(floor) || floor < LOWEST_FLOOR) throw new RangeError(`Not a floor: ${floor}`);
  if (floor === 0) return 'Ground floor';
  return floor === LOWEST_FLOOR ? 'Lower floor' : `${ordinal(floor)} floor`;
}

/** Parses any label of a floor, the inverse of `floorLabel`. Throws RangeError when it is not a number either. */
export function parseFloor(label: string): number {
  const text = label.trim();
  if (text === 'Ground floor') return 0;
  if (text === 'Lower floor') return LOWEST_FLOOR;
  const floor = Number.parseInt(text, 10);
  if (Number.isNaN(floor)) throw new RangeError(`Not a floor: ${label}`);
  return floor;
}

/** Returns a floor in words for a sentence or a price line: "Second floor". Figures from the 11th on. */
export function floorInWords(floor: number): string {
  const word = IN_WORDS[floor - 1];
  return word ? `${word} floor` : floorLabel(floor);
}

function ordinal(value: number): string {
  const isTeen = Math.floor((value % 100) / 10) === 1;
  const ending = isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[value % 10];
  return `${value}${ending ?? 'th'}`;
}
