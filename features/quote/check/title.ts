/** Heading and document title of the last page before payment. */
export const CHECK_TITLE = 'Check your answers';
