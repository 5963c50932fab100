/** Loads all code of the steps. In its own module, so that the page imports nothing else of it. */
export const loadStepPage = async () => (await import('./ReturnStepPage')).ReturnStepPage;
