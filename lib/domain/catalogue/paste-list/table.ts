import { HEADING_WORDS, ROOM_WORDS } from './plain-words';
import { namesThing } from './recognise';
import { rawTokens, toToken } from './text';

/** The roles of columns. "other" is not read: volumes, weights, prices, row numbers. "unclear" may count or measure. */
type Role = 'item' | 'count' | 'unclear' | 'side' | 'note' | 'room' | 'other';

const HEADERS: readonly (readonly [Role, RegExp])[] = [
  [
    'other',
    /^(?:#|nr|id|ref|row|line|price|value|cost|weight|kg|volume|vol|cu ?ft|cuft|cubic.*|m3|cbm|total.*|unit.*|insured.*|£.*|wert|gewicht|waga|cena|photo.*|packed.*|box no.*|fragile|disassembl.*|action)$/,
  ],
  [
    'count',
    /^(?:qty\.?|quantity|no\.?|nos|number|count|amount|how many|pcs|pieces|anzahl|menge|stk\.?|stuck|stueck|ilosc|szt\.?|liczba|qty ?\/.*|number of .*|no\.? of .*)$/,
  ],
  [
    'item',
    /^(?:items?|descriptions?|articles?|furniture|things?|names?|objects?|inventory|contents?|goods|product|belongings|gegenstand|artikel|mobel|bezeichnung|beschreibung|przedmiot|rzecz|nazwa|opis|item (?:name|description)|what)$/,
  ],
  ['room', /^(?:rooms?|locations?|area|from|to|where|floor|zimmer|raum|pokoj|place|destination)$/],
  [
    'side',
    /^(?:l|w|h|d|b|t|length|width|height|depth|breite|hohe|tiefe|lange|szerokosc|wysokosc|glebokosc|size|dimensions?|dims|measurements?)(?:\s*\(?(?:cm|mm|m|in|inches|ft)?\)?)$/,
  ],
  ['note', /^(?:notes?|comments?|remarks?|condition|details?|type|colour|color|material|bemerkung|uwagi)$/],
];

const DELIMITERS = ['\t', ';', '|', ','] as const;

/**
 * Returns the rows of a pasted table as phrases, "6 x dining chair (200 x 90 x 80)", or null if the lines are none. An
 * empty count becomes "some", or "0" if most counts are empty. An ambiguous count becomes "some".
 */
export function readPastedTable(lines: readonly string[]): readonly string[] | null {
  for (const delimiter of DELIMITERS) {
    const rows = lines
      .map((line) => cellsOf(line, delimiter))
      .filter((cells) => !cells.every((cell) => /^[\s:=-]*$/.test(cell)));
    const wide = rows.filter(({ length }) => length > 1);
    const [first] = wide;
    if (!first || wide.length < 2 || wide.length < lines.length * 0.6) continue;
    const roles = headerRoles(first);
    if (roles) {
      const body = rows.slice(rows.indexOf(first) + 1);
      const uncounted = body.filter((row) =>
        roles.some((role, index) => role === 'count' && (row[index] ?? '') === ''),
      );
      return body.flatMap((row) => phraseOf(row, roles, uncounted.length > body.length / 2 ? '0' : 'some'));
    }
    const guessed = guessRoles(wide);
    if (guessed) return rows.flatMap((row) => (row.length > 1 ? phraseOf(row, guessed, '') : row));
  }
  return null;
}

function cellsOf(line: string, delimiter: string): readonly string[] {
  if (!line.includes(delimiter)) return [line.trim()];
  const cells =
    line.match(
      new RegExp(
        `(?:"(?:[^"]|"")*"|[^${delimiter === '|' ? '\\|' : delimiter}])+|(?<=^|[${delimiter === '|' ? '\\|' : delimiter}])(?=[${delimiter === '|' ? '\\|' : delimiter}]|$)`,
        'g',
      ),
    ) ?? [];
  const clean = cells.map((cell) =>
    (/^\s*".*"\s*$/.test(cell) ? cell.trim().slice(1, -1).replaceAll('""', '"') : cell).trim(),
  );
  return delimiter === '|' ? clean.slice(clean[0] === '' ? 1 : 0, clean.at(-1) === '' ? -1 : undefined) : clean;
}

function headerRoles(cells: readonly string[]): readonly Role[] | null {
  const roles = cells.map(
    (cell) => HEADERS.find(([, pattern]) => pattern.test(rawTokens(cell).join(' ') || cell.trim()))?.[0],
  );
  const isHeader = roles.includes('item') && roles.filter(Boolean).length > cells.length / 2;
  return isHeader ? roles.map((role) => role ?? 'other') : null;
}

const isNumber = (cell: string): boolean => /^(?:x\s*)?\d+(?:\.\d+)?(?:\s*x)?$/.test(cell);
const isRoom = (cell: string): boolean => {
  const words = rawTokens(cell).map(toToken);
  return (
    words.length > 0 && words.every((word) => ROOM_WORDS.has(word) || /^\d+$/.test(word) || HEADING_WORDS.has(word))
  );
};

/** The least ratio between the sums of a column of volumes and one of pieces: closer ones may both be the count. */
const CLEARLY_MORE = 4;

/** Guesses the roles of columns without a header: one of names, one that counts and three that measure. */
function guessRoles(rows: readonly (readonly string[])[]): readonly Role[] | null {
  const width = Math.max(...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, index) =>
    rows.map((row) => row[index] ?? '').filter((cell) => cell !== ''),
  );
  const share = (cells: readonly string[], test: (cell: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
  const numeric = columns.map((cells) => share(cells, isNumber) >= 0.8);
  const isRowNumber = (cells: readonly string[]) =>
    cells.length > 3 && cells.every((cell, index) => Number(cell) === index + 1);
  const numbers = [...columns.keys()].filter((index) => numeric[index] && !isRowNumber(columns[index] ?? []));
  const texts = [...columns.keys()].filter((index) => !numeric[index]);
  const item = texts.toSorted(
    (a, b) =>
      share(columns[b] ?? [], (cell) => namesThing(cell) && !isRoom(cell)) -
      share(columns[a] ?? [], (cell) => namesThing(cell) && !isRoom(cell)),
  )[0];
  if (item === undefined || (numbers.length === 0 && numeric.every((each) => !each))) return null;
  const valueOf = (cell: string) => Number(cell.replaceAll(/[^\d.]/g, ''));
  const small = numbers.filter((index) => (columns[index] ?? []).every((cell) => valueOf(cell) % 1 === 0));
  const sumOf = (index: number) => (columns[index] ?? []).reduce((sum, cell) => sum + valueOf(cell), 0);
  const [first, second] = small
    .filter((index) => (columns[index] ?? []).every((cell) => valueOf(cell) <= 40))
    .toSorted((a, b) => sumOf(a) - sumOf(b));
  const count = first ?? (numbers.length === 1 ? small[0] : undefined);
  const isUnclear = first !== undefined && second !== undefined && sumOf(second) < sumOf(first) * CLEARLY_MORE;
  const rest = numbers.filter((index) => index !== count);
  return [...columns.keys()].map((index) => {
    if (index === item) return 'item';
    if (index === count) return isUnclear ? 'unclear' : 'count';
    if (rest.length === 3 && rest.includes(index)) return 'side';
    if (numeric[index]) return 'other';
    return share(columns[index] ?? [], isRoom) >= 0.5 ? 'room' : 'note';
  });
}

/** Writes a row as a phrase. `uncounted`: the value of an empty count. */
function phraseOf(row: readonly string[], roles: readonly Role[], uncounted: string): readonly string[] {
  const cells = (role: Role) => row.filter((cell, index) => roles[index] === role && cell !== '');
  const [item = ''] = cells('item');
  if (item === '') return [];
  if (roles.includes('unclear')) return [`some ${item}`];
  const [count] = cells('count');
  const sides = cells('side');
  if (count === undefined && roles.includes('count') && uncounted !== '') return [`${uncounted} ${item}`];
  const size = sides.length > 0 ? ` (${sides.join(' x ')})` : '';
  const notes = cells('note')
    .map((note) => ` (${note.replaceAll(/[()]/g, ' ')})`)
    .join('');
  return [
    `${count === undefined ? '' : `${count.replaceAll(/x/g, '').trim()} x `}${item.replaceAll(',', ' ')}${size}${notes}`,
  ];
}
