/** Boarding passes that can stand in one order; a cabin takes as many people as its type says. */
export const maxPassesPerOrder = 10;

/** Bookings a cart takes, and orders that can be paid, cancelled or read at once. */
export const maxCartLines = 20;
