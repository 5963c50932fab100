/** Colours are named once, in styles/tokens; everything else uses the custom properties made of them. */
const COLOUR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard-scss'],
  ignoreFiles: ['.next*/**', 'node_modules/**'],
  rules: {
    'color-no-hex': true,
    'color-named': ['never', { ignoreProperties: ['/mask/'] }],
    'function-disallowed-list': COLOUR_FUNCTIONS,
    'declaration-property-value-disallowed-list': {
      outline: ['none', '0'],
      'outline-style': ['none'],
      'outline-width': ['0'],
    },
    'declaration-no-important': true,
    'max-nesting-depth': [2, { ignoreAtRules: ['media', 'include', 'supports', 'container'] }],
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$',
      { message: 'Class names are camelCase: they are properties in TypeScript.' },
    ],
    'selector-max-id': 0,
    'at-rule-disallowed-list': ['import'],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'selector-pseudo-class-disallowed-list': ['export'],
    'custom-property-empty-line-before': null,
    'scss/double-slash-comment-empty-line-before': null,
    'no-descending-specificity': null,
  },
  overrides: [
    {
      // Tokens are where colours get their names; paper is white whatever they say.
      files: ['styles/tokens/**/*.scss', 'styles/base/_print.scss'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'color-named': null },
    },
    {
      // What no printed page may have is taken from every module, whatever its selectors weigh, and what contrast themes
      // need is given to every module.
      files: ['styles/base/_print.scss', 'styles/base/_forced.scss'],
      rules: { 'declaration-no-important': null },
    },
  ],
};
