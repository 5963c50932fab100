/**
 * The entry point of this folder for the build: drawings that become files (`npm run drawings`), and text in outlines.
 */
export { CATALOGUE } from './catalogue';
export type { CatalogueEntries } from './catalogue/entry';
export { ITEM_SIZES } from './catalogue/items';
export { CREW_SIZES, MAIL_DRAWINGS } from './catalogue/mails';
export { headlineLines, headlineMarkup, headlineWidth } from './lettering/headline';
export { WORDS } from './lettering/words';
export { svgOf } from './render/svg';
