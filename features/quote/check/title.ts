/** Of the last page before paying: its heading and its document's title. */
export const CHECK_TITLE = 'Check your answers';
