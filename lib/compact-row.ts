/** The separator of cells, which is in no name and no price. */
const BETWEEN = '|';

/** Returns a row of a long table as one text, a third smaller in the props of a page than an array of texts. */
export const compactRow = (cells: readonly string[]): string => cells.join(BETWEEN);

export const cellsOf = (row: string): readonly string[] => row.split(BETWEEN);
