import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * The rules of the HTML standard, and those of accessibility that can be read from HTML: alternative texts, names of
 * links and buttons, levels of headings. Formatting is the formatter's task.
 */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'no-missing-references': 'error',
      'heading-level': 'error',
      // A named group that is no landmark has a role where <section> would be one.
      'prefer-native-element': 'off',
    },
  }),
);

/** Addresses with a character that none may have (WHATWG URL); the rules above do not read them. */
const ADDRESS = /\s(?:href|src|action|formaction|poster|cite)="([^"]*)"/gi;
const NO_ADDRESS = /[\s<>\\^`{|}]/;

/** What React writes round a large Suspense boundary: its words stand in a hidden block until a script has run. */
const SENT_HIDDEN = /<template id="B:/;

/** A form whose mistakes the browser says in a bubble of its own, in place of us. */
const BUBBLING = /<form\b(?![^>]*\snovalidate\b)[^>]*>/gi;

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** What is wrong with the HTML of a page as a checker without a browser sees it, in words; nothing when it is valid. */
export async function htmlProblems(html: string): Promise<readonly string[]> {
  // What stands in scripts is no markup, and most of the letters.
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?(?=<\/script>)/gi, '$1');
  const { results } = await checker.validateString(markup);
  const broken = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the document'})`),
  );
  const addresses = [...markup.matchAll(ADDRESS)].map(([, address = '']) => unescaped(address).trim());
  const wrong = [...new Set(addresses)].filter((address) => NO_ADDRESS.test(address));
  const hidden = SENT_HIDDEN.test(markup) ? ['a part is sent hidden, to be shown by a script'] : [];
  const bubbling = [...markup.matchAll(BUBBLING)].map(([form]) => `no novalidate: ${form}`);
  return [...broken, ...wrong.map((address) => `no address: ${address}`), ...hidden, ...bubbling];
}
