/** The ids and attributes by which wake.ts finds the parts of the markup. */
export const FAQ_SEARCH_ID = 'faq-search';
export const FAQ_STATUS_ID = 'faq-status';
export const FAQ_NOTHING_ID = 'faq-nothing';
/** The attribute of a topic's section. */
export const FAQ_GROUP = 'data-faq-group';
