/** All of the calculator's code. A module of its own, so that the page knows nothing else of it. */
export const loadCalculator = async () => (await import('./StorageCalculator/StorageCalculator')).StorageCalculator;
