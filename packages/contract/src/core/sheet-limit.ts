/** The most records one Excel sheet holds. */
export const maxSheetRows = 100_000;

/** One more is asked for, to know whether a sheet holds all there are. */
export const askedSheetRows = maxSheetRows + 1;

/** The header by which a sheet says about how large it will be: it is sent while it is written, so nobody knows exactly. */
export const expectedBytesHeader = 'x-expected-bytes';
