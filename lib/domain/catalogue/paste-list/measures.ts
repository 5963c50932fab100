import type { Measure } from './kinds';
import { isWholeName } from './recognise';
import { isPlural, unaccented } from './text';

export type Measured = {
  /** The phrase without its measures. */
  readonly rest: string;
  readonly measures: readonly Measure[];
  /** Length, width and height in centimetres where all three are written. */
  readonly sides: readonly number[];
  /** Whether there is a "3 x 4" without a unit, which may be a size or a count. */
  readonly isUnclear: boolean;
};

const NUMBER = '(\\d+(?:\\.\\d+)?)';
const LENGTH = '(mm|cm|m|inches|inch|in|ft|feet|foot|"|\')';
const AXIS = '(?:[whdlbt]|wide|high|deep|long|width|height|depth|length)?';

/** Matches sizes: "80x28x202", "200 x 300 cm", "W80 x D40 x H180". Sides without a unit have the last one. */
const SIZE = new RegExp(
  `(?<![\\w.])${AXIS}\\s?${NUMBER}\\s*${LENGTH}?\\s?${AXIS}\\s*(?:x|by|\\*)\\s*${AXIS}\\s?${NUMBER}\\s*${LENGTH}?(?:\\s?${AXIS}\\s*(?:x|by|\\*)\\s*${AXIS}\\s?${NUMBER}\\s*${LENGTH}?)?\\s?${AXIS}(?![\\w.])`,
  'g',
);

/** Matches items that are named by the rows and columns of their cubes: "Kallax 4x4". */
const IN_CUBES = /\b(?:kallax|expedit|cubes?)\b/;

/** Matches lengths in feet and inches: "4ft6", "4'6\"", "6 ft 6 in". */
const FEET_AND_INCHES = /(?<![\w.])(\d)\s*(?:ft|'|foot)\s*(\d{1,2})\s*(?:"|in\b|ins\b|inch\b|inches\b)?(?![\w.])/g;

/** Matches single sides: "H180", "width: 80 cm", "180 cm high", "2m tall". */
const SIDE = new RegExp(
  `(?<![\\w.])(?:(?:[whdl]|width|height|depth|length|breite|hohe|tiefe)[:\\s]?\\s*${NUMBER}\\s*(mm|cm|m)?|${NUMBER}\\s*(mm|cm|m|ft|inches|in)?\\s*(?:wide|high|deep|tall|long|breit|hoch))(?![\\w.])`,
  'g',
);

const UNITS: Readonly<Record<string, Measure['unit']>> = {
  seat: 'seat',
  seater: 'seat',
  seaters: 'seat',
  seats: 'seat',
  seated: 'seat',
  str: 'seat',
  strs: 'seat',
  person: 'seat',
  people: 'seat',
  sitzer: 'seat',
  osobowa: 'seat',
  osobowy: 'seat',
  osobowe: 'seat',
  door: 'door',
  doors: 'door',
  doored: 'door',
  turig: 'door',
  turiger: 'door',
  drzwiowa: 'door',
  drawer: 'drawer',
  drawers: 'drawer',
  draw: 'drawer',
  draws: 'drawer',
  shelf: 'shelf',
  shelves: 'shelf',
  tier: 'shelf',
  tiers: 'shelf',
  inch: 'inch',
  inches: 'inch',
  zoll: 'inch',
  cali: 'inch',
};
/** Units whose numbers describe an item but single out no kind. */
const OTHER_UNITS =
  'kg|kgs|kilo|kilos|stone|lb|lbs|litre|litres|liter|ltr|l|m3|cbm|cuft|cu ft|cubic feet|cubic foot|burner|ring|hob|speed|string|gear|gang|part|parts|piece|pieces|cube|cubes|step|steps|tread|rung|key|keys|berth|panel|rail|bar|slice|man|player|w|watt|kw|hp|bed|bedroom|bedrooms|section|sections|compartment|compartments|hole|cup|year|years|yr|months?|th|tog|gallon|space|spaces|box|cd';
/** Words that are a unit only when another noun follows: "4 drawer chest" is one chest, but "4 drawers" is no unit. */
const ALSO_THINGS =
  /^(?:drawers?|draws?|shelf|shelves|doors?|seats?|beds?|steps|boxe?s?|box|cubes?|keys?|rails?|bars?|cups?|cds?|people|person|man|parts?|pieces?|hobs?)$/;

const LISTED_UNIT = new RegExp(
  `(?<![\\w.])(?:\\d+(?:\\.\\d+)?\\s*(?:-|to|or)\\s*)?${NUMBER}\\s*(?:-\\s*)?(${Object.keys(UNITS).join('|')}|${OTHER_UNITS})(?![\\w])`,
  'g',
);
/** Matches a number with a unit of length. "in" and "l" count only without a space: "2 in the hall" is a quantity. */
const LENGTH_UNIT = new RegExp(
  `(?<![\\w.])(?:\\d+(?:\\.\\d+)?\\s*(?:-|to)\\s*)?${NUMBER}(?:\\s*-?(mm|cm|m|ft|feet|foot|inches|inch)|(in|ins|"|')|-(in))(?![\\w])`,
  'g',
);

const SCREEN = 'tvs?|telly|tellies|television|televisions|tele|monitor|monitors|screen|fernseher|telewizor';
/** Matches screen sizes: "55 TV", "Samsung 55 TV", "TV 55", "TV (55)". */
const BEFORE_SCREEN = new RegExp(
  `(?<![\\w.])(?:([1-9])\\s*(?:x\\s*)?)?\\b(19|[2-9]\\d)\\s+(?=(?:(?:smart|led|oled|qled|lcd|hd|uhd|4k|samsung|lg|sony|panasonic|philips|flat|screen|flatscreen|plasma|curved)\\s+)*(?:tv|telly|television|tele|monitor|screen)\\b)`,
);
const AFTER_SCREEN = new RegExp(
  `\\b(${SCREEN})\\s*[,:-]?\\s*\\(?(19|[2-9]\\d)\\)?(?=\\s*$|\\s+(?:smart|led|oled|wall))`,
);

/** Extracts the numbers that measure the item. `hasThing`: whether words name an item ("4 drawers" may be a count). */
export function takeMeasures(phrase: string, hasThing: (rest: string) => boolean): Measured {
  const measures: Measure[] = [];
  const sides: number[] = [];
  // "3 x 4" without a unit.
  const unclear: string[] = [];
  const length = (value: string | undefined, unit = 'cm') => {
    if (value !== undefined) measures.push(lengthOf(Number(value), unit));
  };
  let rest = phrase
    .replace(/(?:3\/4|0\.75|3[\s-]quarter)(?:\s+size)?\s+(?=double|bed|divan|mattress)/, 'small double ')
    .replace(BEFORE_SCREEN, (_, count: string | undefined, inches: string) => {
      measures.push({ unit: 'inch', value: Number(inches) });
      return count === undefined ? '' : `${count} `;
    })
    .replace(AFTER_SCREEN, (_, screen: string, inches: string) => {
      measures.push({ unit: 'inch', value: Number(inches) });
      return screen;
    })
    .replace(
      /(?:\bseats|(?<=table )(?:for|with)|\bseating(?: for)?)\s+(\d{1,2})(?:\s+(?:people|persons|seats))?(?=$|[\s,)](?!\s*(?:[a-z]+\s+)?chairs))/,
      (_, seats: string) => {
        measures.push({ unit: 'seat', value: Number(seats) });
        return ' ';
      },
    )
    .replace(FEET_AND_INCHES, (_, feet: string, inches: string) => {
      measures.push({ unit: 'foot', value: Number(feet) + Number(inches) / 12 });
      return ' ';
    });
  rest = rest.replace(SIZE, (whole: string, ...found: (string | undefined)[]) => {
    const [a, unitA, b, unitB, c, unitC] = found;
    const after = rest.slice(rest.indexOf(whole) + whole.length);
    const unit = unitC ?? unitB ?? unitA;
    const numbers = [a, b, c].flatMap((value) => (value === undefined ? [] : [Number(value)]));
    // "1x2 seater", "2 x 55 inch": the second number belongs to the following unit.
    if (c === undefined && unit === undefined && isUnit(after)) return `${a} x ${b} `;
    if (c === undefined && unitA === undefined && unitB !== undefined && Number(a) < 10 && Number(b) >= 10)
      return `${a} x ${b}${unitB} `;
    if (unit === undefined && c === undefined && Math.max(...numbers) < 20) {
      if (/^\s*\d/.test(whole) && !IN_CUBES.test(rest)) unclear.push(whole);
      measures.push(...numbers.map((value) => ({ unit: 'foot', value }) as const));
      return ' ';
    }
    const plain = unit ?? (Math.max(...numbers) <= 12 ? 'ft' : 'cm');
    length(a, unitA ?? plain);
    length(b, unitB ?? plain);
    length(c, unitC ?? plain);
    if (c !== undefined)
      sides.push(...numbers.map((value, index) => centimetres(value, [unitA, unitB, unitC][index] ?? plain)));
    return ' ';
  });
  rest = rest.replace(SIDE, (side: string, a?: string, unitA?: string, b?: string, unitB?: string) => {
    // "2 high sleepers" are two.
    if (b !== undefined && unitB === undefined && Number(b) < 20) return side;
    length(a ?? b, unitA ?? unitB ?? 'cm');
    return ' ';
  });
  rest = takeUnits(rest, measures, hasThing);
  return {
    rest: rest
      .replace(/\(\s*\)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    measures,
    sides,
    // "2 rugs 6x4": the count is elsewhere, so the rest is a size.
    isUnclear: unclear.length > 0 && !/\b\d+\b/.test(rest),
  };
}

function takeUnits(phrase: string, measures: Measure[], hasThing: (rest: string) => boolean): string {
  const plain = phrase.replace(LENGTH_UNIT, (whole: string, ...found: readonly (string | number | undefined)[]) => {
    const [value, unit, touching] = found.map((each) => (each === undefined ? undefined : String(each)));
    const at = phrase.indexOf(whole);
    if (/^\d+\s+foot$/.test(whole) && isCountOf('foot', phrase.slice(at + whole.length))) return whole;
    measures.push(lengthOf(Number(value), unit ?? (touching === "'" ? 'ft' : 'inch')));
    return ' ';
  });
  const folded = unaccented(plain) === plain ? plain : plain.replace(/ü/g, 'u').replace(/ö/g, 'o');
  return folded.replace(LISTED_UNIT, (whole: string, value: string, word: string, at: number) => {
    const after = folded.slice(at + whole.length);
    const isApart = word.length === 1 && /\s/.test(whole);
    if (isApart || isCountOf(word, after)) return whole;
    const without = `${folded.slice(0, at)} ${after}`;
    if (ALSO_THINGS.test(word) && !/-/.test(whole.replace(/\s/g, '')) && !hasThing(without)) return whole;
    const unit = UNITS[word];
    if (unit) measures.push({ unit, value: Number(value) });
    return unit === 'seat' && !hasThing(without) ? ' seater ' : ' ';
  });
}

/** Units whose number is a measure even where the words after it are a name: "4 drawer chest", "3 step ladder". */
const ALWAYS_MEASURE = /^(?:draw(?:er)?s?|shel(?:f|ves)|tiers?|seat.*|strs?|steps?|cubes?)$/;

/** Returns whether a unit and the words after it are a name, so that the number counts: "2 bar stools". */
function isCountOf(unit: string, after: string): boolean {
  const next = /^\s+(\p{L}+)/u.exec(after)?.[1] ?? '';
  if (UNITS[unit] === undefined && isPlural(next) && isWholeName(`${unit} ${next}`)) return true;
  return after.trim() !== '' && !ALWAYS_MEASURE.test(unit) && isWholeName(`${unit}${after}`);
}

const UNIT_WORD = new RegExp(`^\\s*-?\\s*(?:${Object.keys(UNITS).join('|')}|${OTHER_UNITS}|cm|ft|m)(?![\\w])`);
const isUnit = (text: string): boolean => UNIT_WORD.test(text);

function lengthOf(value: number, unit: string): Measure {
  if (/^(?:in|ins|inch|inches|")$/.test(unit)) return { unit: 'inch', value };
  if (/^(?:ft|feet|foot|')$/.test(unit)) return { unit: 'foot', value };
  return { unit: 'cm', value: centimetres(value, unit) };
}

const PER_CENTIMETRE: Readonly<Record<string, number>> = {
  mm: 0.1,
  cm: 1,
  m: 100,
  ft: 30.48,
  feet: 30.48,
  foot: 30.48,
  "'": 30.48,
};

const centimetres = (value: number, unit: string): number => value * (PER_CENTIMETRE[unit] ?? 2.54);
