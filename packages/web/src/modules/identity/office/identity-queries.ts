import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';

export const roleNamesQuery = queryOptions({
  queryKey: ['roles', 'names'],
  queryFn: ({ signal }) => callApi(identityCalls.listRoleNames, {}, { signal }),
});

export const rolesQuery = queryOptions({
  queryKey: ['roles', 'list'],
  queryFn: ({ signal }) => callApi(identityCalls.listRoles, {}, { signal }),
});

export const menusQuery = queryOptions({
  queryKey: ['menus', 'list'],
  queryFn: ({ signal }) => callApi(identityCalls.listMenus, {}, { signal }),
});
