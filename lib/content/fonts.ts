/**
 * The fonts that every first view needs and that stand in the page: the file in public/, and what it is asked for by, as
 * the CSS shorthand. Which letters they hold is said in styles/base/_fonts.scss.
 */
export const FIRST_FONTS = {
  text: { file: '/fonts/hanken-grotesk-basic-2.woff2', face: '1em "Hanken Grotesk"' },
  display: { file: '/fonts/bricolage-grotesque-basic-2.woff2', face: '680 1em "Bricolage Grotesque"' },
} as const;
