/**
 * Checks the style guide of texts (lib/content/README.md) by machine: an ESLint rule for every text in the sources, and
 * `brokenWords` for the Markdown of articles and documents. Only a string with a space in it counts as a text.
 */
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';

/** The forbidden patterns in texts, each with its replacement. */
export const HOUSE_WORDS = [
  { pattern: /\d (?:%|per ?cent\b)/, instead: 'a per cent as "40%"' },
  { pattern: new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th) (?:of )?(?:${MONTHS})\\b`), instead: 'a date as "1 December"' },
  { pattern: new RegExp(`\\b(?:${MONTHS}) \\d{1,2}\\b(?!:)`), instead: 'the day before the month, "1 December"' },
  { pattern: new RegExp(`\\b(?:${DAYS}), \\d`), instead: 'no comma in a date, "Tuesday 1 December"' },
  { pattern: /\b\d{1,2}(?::\d\d)? (?:am|pm|AM|PM)\b|\b\d{1,2}(?:AM|PM)\b/, instead: 'a time as "8am"' },
  { pattern: /[a-z]'(?:s|t|re|ve|ll|d|m)\b/, instead: 'a typographic apostrophe' },
  { pattern: /\b(?:what|all that) the price (?:holds|contains)\b/i, instead: '"what’s included"' },
  { pattern: /\bNobody comes\b/, instead: '"We will not come"' },
  { pattern: /\bkinds? of things?\b/i, instead: '"items"' },
  { pattern: /\be-mail/i, instead: '"email"' },
  { pattern: /\bfor nothing\b(?! else)/i, instead: '"free"' },
  { pattern: /\bNothing here is needed\b/, instead: '"All optional."' },
  {
    pattern: /\bused up with\b|\bat once, and once\b|\bworks? with us how\b/i,
    instead: 'a sentence that can be said aloud',
  },
  {
    pattern: /\b(?:hassle|stress)-free|seamless|\bin order to\b|\butili[sz]e|\bplease note\b/i,
    instead: 'what it is, without filler',
  },
  {
    pattern:
      /\b(?:color(?:s|ed)?(?![\w:-])|centers?(?![\w:;-])|organiz|apologiz|specializ|apartment|zip code|moving truck)/i,
    instead: 'British English',
  },
  {
    pattern: /\b[A-Z][a-z]+ (?:A|An|And|At|By|For|From|In|Me|Of|On|Or|Our|The|To|With|You) [A-Z]/,
    instead: 'capitals as in a sentence',
  },
];

/** Returns the forbidden words in a text, each with its replacement. */
export const brokenWords = (text) =>
  text.includes(' ')
    ? HOUSE_WORDS.flatMap(({ pattern, instead }) => {
        const [found] = pattern.exec(text) ?? [];
        return found === undefined ? [] : [`"${found}": write ${instead}`];
      })
    : [];

/** @type {import('eslint').Rule.RuleModule} */
export const houseWords = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => {
    const hold = (node, text) => {
      if (typeof text !== 'string') return;
      for (const message of brokenWords(text)) context.report({ node, message: `${message} (lib/content/README.md).` });
    };
    return {
      Literal: (node) => hold(node, node.value),
      JSXText: (node) => hold(node, node.value),
      TemplateElement: (node) => hold(node, node.value.cooked),
    };
  },
};
