/** How wake.ts finds the parts of the markup. */
export const FAQ_SEARCH_ID = 'faq-search';
export const FAQ_STATUS_ID = 'faq-status';
export const FAQ_NOTHING_ID = 'faq-nothing';
/** On the section of a topic. */
export const FAQ_GROUP = 'data-faq-group';
