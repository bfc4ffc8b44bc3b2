import type { Permission } from '@gangway/contract/core/permissions.ts';
import type { OfficeRoute } from '@gangway/contract/core/office-routes.ts';
import { can, routesOf, signsInHere } from '@gangway/contract/core/permissions.ts';
import { AppError } from '../app-error.ts';
import type { Authentication, Caller } from './caller.ts';

/** What a public call does not have. */
type Guarded = Exclude<Permission, 'public'>;

/** Lets a call through or throws: who is asking is known before anything of the request is read. */
export function authorize(permission: Guarded, authentication: Authentication): Caller {
  const caller = signedIn(permission, authentication);
  if (!mayCall(permission, caller)) throw new AppError('permission.denied');
  return caller;
}

/** For a call of one screen that also does what belongs to another: both must be held. */
export function requireEdit({ grants }: Caller, route: OfficeRoute): void {
  if (!can(grants, route, 'edit')) throw new AppError('permission.denied');
}

function signedIn(permission: Guarded, authentication: Authentication): Caller {
  switch (authentication.state) {
    case 'valid':
      return authentication.caller;
    case 'disabled':
      throw new AppError('session.disabled');
    case 'endedElsewhere':
      throw new AppError('session.endedElsewhere');
    case 'unknown':
      throw new AppError(signsInHere(permission) ? 'session.signInHere' : 'session.required');
  }
}

function mayCall(permission: Guarded, caller: Caller): boolean {
  if (permission === 'account') return true;
  if (permission === 'buyer') return caller.kind !== 'staff';
  if (permission === 'staff' || permission === 'customer') return caller.kind === permission;
  return routesOf(permission).some((route) => can(caller.grants, route, permission.access));
}
