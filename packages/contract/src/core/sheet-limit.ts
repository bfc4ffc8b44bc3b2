/** The most records one Excel sheet holds. */
export const maxSheetRows = 20_000;
