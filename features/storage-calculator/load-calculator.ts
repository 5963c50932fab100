/** Loads all code of the calculator. A separate module, so that the page depends on nothing else of it. */
export const loadCalculator = async () => (await import('./StorageCalculator/StorageCalculator')).StorageCalculator;
