/** What a role may do on a back-office route. */
export const accessLevels = ['none', 'view', 'edit'] as const;
export type Access = (typeof accessLevels)[number];
