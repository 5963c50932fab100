import { sql, type Kysely } from 'kysely';
import type { FirstRelease } from './0061-rows';

type Row<T extends keyof FirstRelease> = Readonly<FirstRelease[T]>;
type Found = { readonly person: string; readonly at: string; readonly words: readonly string[] };

const PAGE = 200;

/** A released migration keeps its own rule. Quotes of the first release have no owner, so they are not searched. */
export async function addSearchWords(db: Kysely<FirstRelease>): Promise<void> {
  await inPages('orders', db, orderWords);
  await inPages('leads', db, leadWords);
}

/** Reads page by page, because documents are large. */
async function inPages<T extends 'orders' | 'leads'>(
  table: T,
  db: Kysely<FirstRelease>,
  foundBy: (row: Row<T>) => Found | null,
): Promise<void> {
  for (let last = ''; ;) {
    const { rows } = await sql<Row<T>>`
      select * from ${sql.table(table)} where id > ${last} order by id limit ${PAGE}
    `.execute(db);
    const words = rows.flatMap((row) => {
      const found = foundBy(row);
      return found === null
        ? []
        : found.words.map((word) => ({ word, person: found.person, at: found.at, record_id: row.id }));
    });
    for (let from = 0; from < words.length; from += PAGE) {
      await db
        .insertInto('search_words')
        .values(words.slice(from, from + PAGE))
        .execute();
    }
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.id ?? '';
  }
}

type Searched = {
  readonly names: readonly string[];
  readonly email: string | null;
  readonly phone: string | null;
  readonly codes: readonly string[];
};
type Document = Readonly<Record<string, unknown>>;

function orderWords({ reference, order_json, email, created_at: at }: Row<'orders'>): Found {
  const { details, addresses } = documentOf(order_json);
  const { names, phone } = contactIn(partOf(details));
  const codes = [reference, ...postcodesIn(addresses)];
  return { person: email.toLowerCase(), at, words: wordsOf({ names, phone, email, codes }) };
}

function leadWords({ body_json, email, phone, created_at: at }: Row<'leads'>): Found | null {
  const person = email ?? phone;
  if (person === null) return null;
  const body = documentOf(body_json);
  return {
    person,
    at,
    words: wordsOf({ names: contactIn(body).names, email, phone, codes: textsOf([body.postcode]) }),
  };
}

function documentOf(text: string): Document {
  try {
    return partOf(JSON.parse(text));
  } catch {
    return {};
  }
}

const partOf = (value: unknown): Document => (typeof value === 'object' && value !== null ? (value as Document) : {});
const textsOf = (values: readonly unknown[]): readonly string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '');

function contactIn(given: Document): Pick<Searched, 'names' | 'phone'> {
  const { name, first_name, firstName, last_name, lastName, company_name, companyName, phone, phonePrefix } = given;
  const [number] = textsOf([phone]);
  return {
    names: textsOf([name, first_name, firstName, last_name, lastName, company_name, companyName]),
    phone: number === undefined ? null : `+${String(phonePrefix)}${number}`,
  };
}

const postcodesIn = (addresses: unknown): readonly string[] =>
  textsOf(
    Object.values(partOf(addresses))
      .flat()
      .map((stop) => partOf(stop).postcode),
  );

const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[łøđðħŧıŋßæœþ]/g, (letter) => LETTERS[letter] ?? letter);

const compact = (folded: string): string => folded.replace(/[^\p{L}\d]/gu, '');
const nameWords = (name: string): readonly string[] =>
  name.split(/\s+/).flatMap((word) => [compact(word), ...word.split(/[^\p{L}\d]+/u)]);

function codeWords(code: string): readonly string[] {
  const groups = fold(code).split(/[^\p{L}\d]+/u);
  return groups.map((_group, from) => groups.slice(from).join(''));
}

function wordsOf({ names, email, phone, codes }: Searched): readonly string[] {
  const [own = '', domain = ''] = fold(email ?? '').split('@');
  const words = [
    ...codes.flatMap(codeWords),
    ...(phone === null ? [] : [phone, `~${Array.from(phone.replace('+', '')).toReversed().join('')}`]),
    ...(email === null ? [] : [fold(email), compact(domain), ...nameWords(own)]),
    ...names.flatMap((name) => nameWords(fold(name))),
  ];
  return [...new Set(words.map((word) => word.slice(0, 80)).filter((word) => word !== ''))].slice(0, 40);
}
