/** The service is not for children under 13. */
export const minimumAccountAge = 13;

/** How many passengers a customer can keep. */
export const maxSavedPassengers = 30;
