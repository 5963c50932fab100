/**
 * The search words of an order, enquiry or saved quote, by the rule at the release of 0043 (today's:
 * domain/order/search-words.ts). A released migration never changes.
 */
export type Found = { readonly person: string; readonly at: string; readonly words: readonly string[] };

type Searched = {
  readonly names: readonly string[];
  readonly email: string | null;
  readonly phone: string | null;
  readonly codes: readonly string[];
};
type Document = Readonly<Record<string, unknown>>;

export function orderWords(row: {
  readonly reference: string;
  readonly order_json: string;
  readonly email: string;
  readonly created_at: string;
}): Found | null {
  const { details, addresses } = documentOf(row.order_json);
  const { names, phone } = contactIn(partOf(details));
  const searched = { names, phone, email: row.email, codes: [row.reference, ...postcodesIn(addresses)] };
  return { person: row.email.toLowerCase(), at: row.created_at, words: wordsOf(searched) };
}

export function leadWords(row: {
  readonly body_json: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly created_at: string;
}): Found | null {
  const { email, phone } = row;
  const person = email ?? phone;
  if (person === null) return null;
  const body = documentOf(row.body_json);
  const words = wordsOf({ names: contactIn(body).names, email, phone, codes: textsOf([body.postcode]) });
  return { person, at: row.created_at, words };
}

export function draftWords(row: {
  readonly answers: string;
  readonly owner_email: string | null;
  readonly updated_at: string;
}): Found | null {
  const { owner_email: email } = row;
  if (email === null) return null;
  const answers = documentOf(row.answers);
  const words = wordsOf({ ...contactIn(answers), email, codes: postcodesIn(answers.addresses) });
  return { person: email, at: row.updated_at, words };
}

/** Parses a document. Returns {} for text that is not a document. */
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
