/** Letters, digits, dot, underscore and hyphen, 3 to 32 of them. */
export const usernamePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{2,31}$/;

export const passwordLength = { min: 6, max: 20 } as const;

/** How well a password would stand, 0 to 3: length, and letters, digits and special characters in it. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (password.length < passwordLength.min) return 0;
  const kinds = [/[a-z]/i, /\d/, /[^a-z\d]/i].filter((kind) => kind.test(password)).length;
  if (kinds === 3 && password.length >= 10) return 3;
  return kinds >= 2 ? 2 : 1;
}

/** The picture of a member of staff: what is taken, and the square it is kept as. */
export const avatarLimit = {
  bytes: 5 * 1024 * 1024,
  formats: ['jpeg', 'png', 'webp'],
  size: 192,
} as const;
