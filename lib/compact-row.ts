/** Between the cells of a row: no name and no price has it. */
const BETWEEN = '|';

/** A row of a long table as one text: in the props of a page it is a third lighter than a list of texts. */
export const compactRow = (cells: readonly string[]): string => cells.join(BETWEEN);

/** The cells of such a row. */
export const cellsOf = (row: string): readonly string[] => row.split(BETWEEN);
