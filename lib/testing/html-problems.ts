import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * The rules of the HTML standard, and of accessibility as far as HTML shows it: alternative texts, names of links and
 * buttons, levels of headings. Formatting is left to the formatter.
 */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'no-missing-references': 'error',
      'heading-level': 'error',
      // A named group that is no landmark has a role, where <section> would be a landmark.
      'prefer-native-element': 'off',
    },
  }),
);

/** URL attributes, whose invalid characters (WHATWG URL) the rules above do not check. */
const ADDRESS = /\s(?:href|src|action|formaction|poster|cite)="([^"]*)"/gi;
const NO_ADDRESS = /[\s<>\\^`{|}]/;

/** React's marker of a large Suspense boundary, whose content is hidden until a script has run. */
const SENT_HIDDEN = /<template id="B:/;

/** A form without `novalidate`, for which the browser shows its own messages instead of ours. */
const BUBBLING = /<form\b(?![^>]*\snovalidate\b)[^>]*>/gi;

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** Returns the problems that a checker without a browser finds in a page's HTML; empty when the HTML is valid. */
export async function htmlProblems(html: string): Promise<readonly string[]> {
  // Script contents are not markup, and make up most of the page.
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
