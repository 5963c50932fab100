export type Counted = {
  readonly rest: string;
  /** Null when the phrase says "some", "a few" or an implausible number: then the visitor is asked. */
  readonly quantity: number | null;
  /** Whether the quantity was written. Otherwise `quantity` is 1. */
  readonly isSaid: boolean;
};

/** A larger quantity of one item is a typing error. */
const MOST = 500;

const ABOUT =
  /^(?:(?:~|≈|<|>|ca?\.|about|around|approx(?:imately)?\.?|roughly|circa|maybe|up to|at most|at least|min|max|minimum|maximum|say|perhaps|probably|between|over|under|nearly|almost|etwa|ok\.|około|okolo|qty|quantity|no\.|anzahl|menge|ilość)[:=\s]*)+(?=[\d(a])/;
/** Matches words after a number that make it approximate. */
const OR_SO = '(?:\\s*\\+|\\s*-?ish|\\s+or so|\\s+plus(?=\\s*$)|\\s+or more|\\s+max)?';
/** Matches a number or a range, which counts as its upper end: forgotten items do not fit in the van. */
const COUNT = `(\\d+(?:\\.\\d+)?)(?:\\s*(?:-|to|or|\\/|bis|and(?=\\s*\\d+\\s*[a-z]*$))\\s*(\\d+))?${OR_SO}`;
const PIECES =
  '(?:x(?![a-z])|\\*|pcs?\\b\\.?(?!\\s+(?:tower|monitor|and|setup))|pieces?\\b(?: of\\b)?|units?\\b(?: of\\b)?|of\\b|nr\\b\\.?|no\\b\\.?|off\\b|stk\\b\\.?|stuck\\b|st\\u00fcck\\b|szt\\b\\.?|items?\\b(?: of\\b)?|qty\\b)';

/** [pattern, quantity, or null for unknown]. A number in front multiplies. */
const PHRASES: readonly (readonly [RegExp, number | null])[] = [
  [/^(?:(\d+)\s+|a\s+)?half(?:\s+a)?\s+dozen\s+(?:of\s+)?/, 6],
  [/^0\.5\s+(?:dozen|doz\b\.?)\s+(?:of\s+)?/, 6],
  [/^(?:a\s+)?half\s+(?:of\s+)?(?:an?\s+)?(?=box|bag|case|crate)/, 1],
  [/^(?:(\d+(?:\.5)?)\s+|a\s+)?(?:dozens?|doz\b\.?)\s+(?:of\s+)?/, 12],
  [/^(?:(\d+)\s+|an?\s+)?(?:couple|pairs?|paar|para)\s+(?:of\s+)?/, 2],
  [
    /^(?:an?\s+)?(?:few|some|several|many|lots? of|lots|loads? of|loads|bunch of|various|assorted|number of|multiple|plenty of|quite a few|ton of|tons of|handful of|einige|mehrere|ein paar|kilka|couple or so)\s+/,
    null,
  ],
];

/** Splits a phrase into its quantity and the rest. "No piano" is 0, a phrase without a quantity 1. */
export function readQuantity(phrase: string): Counted {
  const text = phrase
    .trim()
    .replace(ABOUT, '')
    .replace(/^x\s*(?=\d)/, '');
  return inPieces(text) ?? setOf(text) ?? spoken(text) ?? leading(text) ?? trailing(text) ?? noAnnouncement(text);
}

const noAnnouncement = (text: string): Counted => ({ rest: text, quantity: 1, isSaid: false });

/** Reads "set of 4 dining chairs", "2 sets of 4 chairs" and "2 packs of 6 boxes". */
function setOf(text: string): Counted | null {
  const match =
    /^(?:(\d+)\s*x?\s+|an?\s+)?(?:matching\s+)?(?:sets?|packs?|bundles?|groups?|nests?)\s+of\s+(\d+)\s+/.exec(text);
  if (!match) return null;
  const rest = text.slice(match[0].length);
  const times = Number(match[1] ?? 1);
  if (match[0].includes('nest')) return { rest: `nest of ${rest}`, quantity: times, isSaid: true };
  return { rest, quantity: sensible(times * Number(match[2])), isSaid: true };
}

function inPieces(text: string): Counted | null {
  const match = /^(nest of tables?|set of (?:nest|nesting) tables?)\s*(?:x\s*)?\(?\s*(?:set of )?\d\s*\)?$/.exec(text);
  return match?.[1] === undefined ? null : { rest: 'nest of tables', quantity: 1, isSaid: true };
}

/** Matches "staying", "sold". "Leaving" alone may mean that the item is moved, so it is asked. */
const STAYS_BEHIND =
  /^(?:(?:is|are|it's|its|they're|to be|will be|being|already|all|we're|i'm)\s+)*(?:stay(?:s|ing)?(?: behind| here| put)?|leav(?:e|ing) (?:it |them )?(?:behind|here)|left (?:behind|here)|(?:not|isn't|aren't|won't be) (?:coming|moving|taking|taken|needed)(?: with us| it| them)?|sold|given away|(?:giv(?:e|ing|en)|going|donat(?:e|ing|ed)) to (?:an? |the |my |our )?(?:neighbour|friend|charity|landlord|family|sister|brother|mum|mother|dad|father|daughter|son)s?(?: shop)?)$/;

export const staysBehind = (words: string): boolean => STAYS_BEHIND.test(words);

/** Matches "no piano", "already sold the sofa", "don't need to move the fridge". */
const NONE =
  /^(?:(?:have\s+)?(?:already\s+)?(?:sold|given away|got rid of|(?:don't|do not|won't|will not|not)\s+(?:need to |be |want to )?(?:mov(?:e|ing)|tak(?:e|ing)|bring(?:ing)?|need(?:ing)?))\s+(?:the|our|my|any)\s+|(?:no|not(?! sure)|without|except|kein\w*|ohne|bez)\s+(?:the\s+|any\s+|our\s+|my\s+)?)(?=\S)/;

function spoken(text: string): Counted | null {
  for (const [pattern, quantity] of PHRASES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const times = Number(match[1] ?? 1);
    return {
      rest: text.slice(match[0].length),
      quantity: quantity === null ? null : sensible(times * quantity),
      isSaid: true,
    };
  }
  const article = /^(?:an?|1)\s+(?!(?:or|to|-)\s+\d)(?:single\s+(?!bed|mattress|wardrobe|divan))?(?=\S)/.exec(text);
  if (article) return { rest: text.slice(article[0].length).replace(/^x\s+/, ''), quantity: 1, isSaid: true };
  const none = NONE.exec(text);
  return none ? { rest: text.slice(none[0].length), quantity: 0, isSaid: true } : null;
}

function leading(text: string): Counted | null {
  const match = new RegExp(`^\\(?${COUNT}\\s*${PIECES}?\\)?[\\s:.-]*(?=\\S)`).exec(text);
  if (match?.[1] === undefined) return null;
  const rest = text.slice(match[0].length).replace(ABOUT, '');
  if (rest === '' || /^\d/.test(rest)) return null;
  return { rest, quantity: sensible(Number(match[2] ?? match[1])), isSaid: true };
}

function trailing(text: string): Counted | null {
  const end =
    new RegExp(
      `^(.*?\\S)\\s*[([]\\s*(?:x|qty:?|no\\.?|about|~|approx\\.?|around)?\\s*${COUNT}\\s*${PIECES}?\\s*[)\\]]$`,
    ).exec(text) ??
    new RegExp(`^(.*?\\S)\\s*(?<![a-z])x\\s*(?:(?:about|around|approx\\.?|ca?\\.|~)\\s*)?${COUNT}\\s*${PIECES}?$`).exec(
      text,
    ) ??
    new RegExp(
      `^(.*?\\S)\\s*(?:[:=,-]|\\bqty\\b|\\bquantity\\b|\\bno\\b\\.?|\\bnr\\b\\.?|\\banzahl\\b|\\babout\\b|\\baround\\b|~|\\bapprox\\b\\.?|\\bmaybe\\b|\\*)[\\s:=.x~]*${COUNT}\\s*${PIECES}?$`,
    ).exec(text) ??
    new RegExp(`^(.*?\\S)\\s+${COUNT}\\s*${PIECES}$`).exec(text) ??
    new RegExp(`^(.*?[a-z]s)\\s+${COUNT}$`).exec(text);
  if (end?.[1] === undefined || end[2] === undefined) return null;
  return { rest: end[1].replace(/[\s:–,-]+$/, ''), quantity: sensible(Number(end[3] ?? end[2])), isSaid: true };
}

/** Rounds a quantity up, since half a box is a box. Null above MOST. */
const sensible = (quantity: number): number | null => (quantity <= MOST ? Math.ceil(quantity) : null);

const ONLY = new RegExp(`^(?:x\\s*)?${COUNT}\\s*${PIECES}?$`);

/** Matches a quantity alone: "(pair)", "- half a dozen". */
const SPOKEN_ALONE: readonly (readonly [RegExp, string])[] = [
  [/^(?:an? |1 )?(?:matching )?(?:pair|couple)$/, '2'],
  [/^(?:a )?half (?:a )?dozen$/, '6'],
  [/^(?:a |1 )?dozen$/, '12'],
];

/** Returns the quantity of a phrase that is only a quantity: "x 2" and "a pair" give "2". Null for any other. */
export function numberAlone(phrase: string): string | null {
  const text = phrase
    .trim()
    .replace(ABOUT, '')
    .replace(/^[([]|[)\]]$/g, '')
    .trim()
    .replace(ABOUT, '');
  const spokenNumber = SPOKEN_ALONE.find(([pattern]) => pattern.test(text))?.[1];
  if (spokenNumber !== undefined) return spokenNumber;
  return ONLY.test(text) ? text.replace(/^x\s*/, '') : null;
}

/** Returns a phrase with the larger of two numbers: "30 boxes" and "40" give "40 x boxes". Unchanged without any. */
export function withLargerNumber(phrase: string, number: string): string {
  const { quantity: own, rest } = readQuantity(phrase);
  const { quantity: other } = readQuantity(`${number} things`);
  return own === null && other === null ? phrase : `${Math.max(own ?? 0, other ?? 0)} x ${rest}`;
}

/** Returns a phrase with its quantity reduced by one: "2 sofas" gives "1 x sofas". Unchanged below two. */
export function oneFewer(phrase: string): string {
  const { quantity, rest, isSaid } = readQuantity(phrase);
  return isSaid && quantity !== null && quantity > 1 ? `${quantity - 1} x ${rest}` : phrase;
}
