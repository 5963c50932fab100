/** All of a step's code. A module of its own, so that the page knows nothing else of it. */
export const loadStepPage = async () => (await import('./ReturnStepPage')).ReturnStepPage;
