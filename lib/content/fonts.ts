/** The faces that every first view needs, in public/fonts; which letters they hold is said in styles/base/_fonts.scss. */
export const FONT_FILES = {
  text: '/fonts/hanken-grotesk-basic-2.woff2',
  display: '/fonts/bricolage-grotesque-basic-2.woff2',
} as const;
