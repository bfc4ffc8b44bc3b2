/** The service is not for children under 13. */
export const minimumAccountAge = 13;
