import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { callOptions } from '#lib/call-key.ts';

export const roleNamesQuery = callOptions(identityCalls.listRoleNames, {});

export const rolesQuery = callOptions(identityCalls.listRoles, {});

export const menusQuery = callOptions(identityCalls.listMenus, {});
