import type { ErrorInfo } from '../core/errors.ts';

export const identityErrors = {
  'login.wrong': { status: 422 },
  'login.severalFit': { status: 422 },
  'login.tooManyTries': { status: 429 },
  'login.disabled': { status: 403 },
  'password.wrong': { status: 422 },
  'account.usernameTaken': { status: 409 },
  'account.passwordNeeded': { status: 422 },
  'account.self': { status: 409 },
  'account.lastAdmin': { status: 409 },
  'account.roleAboveYours': { status: 403 },
  'role.nameTaken': { status: 409 },
  'role.builtIn': { status: 409 },
  'role.inUse': { status: 409 },
  'role.adminOnlyRoute': { status: 422 },
  'role.adminPartial': { status: 422 },
  'menu.legacy': { status: 409 },
  'menu.wayBack': { status: 409 },
} as const satisfies Record<string, ErrorInfo>;
