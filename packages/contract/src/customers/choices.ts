/** What there is to choose from, in the order it is shown. Without schemas: the site's forms load it at once. */
export const genders = ['male', 'female', 'other'] as const;
export const idTypes = ['idCard', 'passport', 'drivingLicense'] as const;
