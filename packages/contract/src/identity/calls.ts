import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { fileContent, id, idParam, instant, nothing, text } from '../core/fields.ts';
import { pageInput, pageOf } from '../core/paging.ts';
import { avatarLimit } from './rules.ts';
import {
  accountStatus,
  auditEntry,
  introduction,
  menu,
  role,
  saveMenuBody,
  saveRoleBody,
  saveSystemUserBody,
  systemUser,
} from './schemas.ts';
import { sessionCalls } from './session-calls.ts';

const viewUsers = { route: '/permission/users', access: 'view' } as const;
const editUsers = { route: '/permission/users', access: 'edit' } as const;
const viewRoles = { route: '/permission/role', access: 'view' } as const;
const editRoles = { route: '/permission/role', access: 'edit' } as const;
const viewAudit = { route: '/setup/auditLog', access: 'view' } as const;
const userPage = pageInput(
  { keyword: text(64).optional(), roleId: id.optional(), status: accountStatus.optional() },
  ['username', 'createdAt', 'lastLoginAt'],
);
const auditPage = pageInput(
  {
    account: text(64).optional(),
    action: text(64).optional(),
    entity: text(64).optional(),
    entityId: text(64).optional(),
    from: instant.optional(),
    to: instant.optional(),
  },
  ['at'],
);

export const identityCalls = {
  ...sessionCalls,
  pageSystemUsers: defineCall({
    method: 'POST',
    path: '/sysUser/page',
    summary: 'System users, a page at a time',
    permission: viewUsers,
    body: userPage,
    response: pageOf(systemUser),
  }),
  exportSystemUsers: defineCall({
    method: 'POST',
    path: '/sysUser/export',
    summary: 'The system users that match, as an Excel file',
    permission: viewUsers,
    body: userPage.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
  saveSystemUser: defineCall({
    method: 'POST',
    path: '/sysUser/save',
    summary: 'Create a system user, or change one; a password given for an existing user resets it',
    permission: editUsers,
    body: saveSystemUserBody,
    response: systemUser,
    errors: [
      'account.usernameTaken',
      'account.passwordNeeded',
      'account.self',
      'account.lastAdmin',
      'account.roleAboveYours',
      'record.changed',
      'record.missing',
    ],
  }),
  deleteSystemUser: defineCall({
    method: 'POST',
    path: '/sysUser/delete/{id}',
    summary: 'Delete a system user; their sessions end',
    permission: editUsers,
    params: idParam,
    response: nothing,
    errors: ['account.self', 'account.lastAdmin', 'account.roleAboveYours', 'record.missing'],
  }),
  findSystemUsers: defineCall({
    method: 'GET',
    path: '/sysUser/like/{keyword}',
    summary: 'System users whose username or name contains the keyword, at most 20',
    permission: viewUsers,
    params: z.strictObject({ keyword: text(64, 1) }),
    response: z.array(systemUser),
  }),
  listSystemUsers: defineCall({
    method: 'GET',
    path: '/sysUser/list',
    summary: 'Every system user, by name',
    permission: viewUsers,
    response: z.array(systemUser),
  }),
  setAvatar: defineCall({
    method: 'POST',
    path: '/account/avatar',
    summary: 'Set the own picture: JPG, PNG or WebP, at most 5 MB; it is cut to a square',
    permission: 'staff',
    upload: avatarLimit.bytes,
    response: z.object({ avatar: z.string() }),
    errors: ['image.notAnImage', 'image.format', 'image.tooManyPixels', 'upload.tooLarge', 'upload.missing'],
  }),
  removeAvatar: defineCall({
    method: 'POST',
    path: '/account/avatar/remove',
    summary: 'Take the own picture away',
    permission: 'staff',
    response: nothing,
  }),
  saveIntroduction: defineCall({
    method: 'POST',
    path: '/account/introduction',
    summary: 'Say something about oneself',
    permission: 'staff',
    body: z.strictObject({ introduction }),
    response: z.object({ introduction: z.string() }),
  }),
  listRoleNames: defineCall({
    method: 'GET',
    path: '/role/names',
    summary: 'Roles to choose from for a system user',
    permission: viewUsers,
    response: z.array(role.pick({ id: true, name: true, template: true })),
  }),
  listRoles: defineCall({
    method: 'GET',
    path: '/role/list',
    summary: 'Every role with its grants',
    permission: viewRoles,
    response: z.array(role),
  }),
  exportRoles: defineCall({
    method: 'POST',
    path: '/role/export',
    summary: 'Every role with the screens it opens, as an Excel file',
    permission: viewRoles,
    response: fileContent,
    kind: 'file',
  }),
  saveRole: defineCall({
    method: 'POST',
    path: '/role/save',
    summary: 'Create a role, or change its name, template and grants; grants take effect at once',
    permission: editRoles,
    body: saveRoleBody,
    response: role,
    errors: [
      'role.nameTaken',
      'role.builtIn',
      'role.adminOnlyRoute',
      'role.adminPartial',
      'account.lastAdmin',
      'record.changed',
      'record.missing',
    ],
  }),
  deleteRole: defineCall({
    method: 'POST',
    path: '/role/delete/{id}',
    summary: 'Delete a role nobody holds',
    permission: editRoles,
    params: idParam,
    response: nothing,
    errors: ['role.builtIn', 'role.inUse', 'record.missing'],
  }),
  listMenus: defineCall({
    method: 'GET',
    path: '/menu/list',
    summary: 'Every menu entry, legacy ones too',
    permission: { route: '/permission/menus', access: 'view' },
    response: z.array(menu),
  }),
  exportMenus: defineCall({
    method: 'POST',
    path: '/menu/export',
    summary: 'Every menu entry, as an Excel file',
    permission: { route: '/permission/menus', access: 'view' },
    response: fileContent,
    kind: 'file',
  }),
  saveMenu: defineCall({
    method: 'POST',
    path: '/menu/save',
    summary: 'Change titles, icon, position or visibility of a menu entry',
    permission: { route: '/permission/menus', access: 'edit' },
    body: saveMenuBody,
    response: menu,
    errors: ['menu.legacy', 'menu.wayBack', 'record.changed', 'record.missing'],
  }),
  pageAudit: defineCall({
    method: 'POST',
    path: '/audit/page',
    summary: 'What was changed, by whom, from what to what',
    permission: viewAudit,
    body: auditPage,
    response: pageOf(auditEntry),
  }),
  exportAudit: defineCall({
    method: 'POST',
    path: '/audit/export',
    summary: 'The entries of the audit log that match, as an Excel file (at most 100,000)',
    permission: viewAudit,
    body: auditPage.pick({ filter: true, sort: true }),
    response: fileContent,
    kind: 'file',
  }),
};
