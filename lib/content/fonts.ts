/**
 * The fonts of every first view, which the page inlines: the file in public/, and the CSS font shorthand that requests
 * it. styles/base/_fonts.scss says which letters they hold.
 */
export const FIRST_FONTS = {
  text: { file: '/fonts/hanken-grotesk-basic-2.woff2', face: '1em "Hanken Grotesk"' },
  display: { file: '/fonts/bricolage-grotesque-basic-2.woff2', face: '680 1em "Bricolage Grotesque"' },
} as const;
