import { isRight } from '@gangway/contract/core/office-rights.ts';
import type { identityCalls } from '@gangway/contract/identity/calls.ts';
import { sendSheet } from '../../platform/excel/send-sheet.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerSessionUser } from './answer-session-user.ts';
import { pageAudit } from './audit.queries.ts';
import type { AuditedRecords } from './audited-records.ts';
import { changePassword } from './change-password.ts';
import type { Contacts } from './contacts.ts';
import { deleteRole } from './delete-role.ts';
import { deleteSystemUser } from './delete-system-user.ts';
import { exportAudit } from './export-audit.query.ts';
import { exportMenus } from './export-menus.query.ts';
import { exportRoles } from './export-roles.query.ts';
import { exportSystemUsers } from './export-system-users.query.ts';
import type { LoginLimits } from './limit-logins.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { logoutElsewhere } from './logout-elsewhere.ts';
import { keepMenus } from './keep-menus.ts';
import { listMenus } from './menus.queries.ts';
import type { Portraits } from './portraits.ts';
import { listRoleNames, listRoles } from './roles.queries.ts';
import { saveIntroduction } from './save-introduction.ts';
import { saveMenu } from './save-menu.ts';
import { saveRole } from './save-role.ts';
import { saveSystemUser } from './save-system-user.ts';
import { listSessions } from './sessions.queries.ts';
import { removeAvatar, setAvatar } from './set-avatar.ts';
import { findSystemUsers, listSystemUsers, pageSystemUsers } from './system-users.queries.ts';

/** What signing in and the audit log need of other modules. */
interface IdentityNeeds {
  loginLimits: () => Promise<LoginLimits>;
  portraits: Portraits;
  contacts: Contacts;
  records: AuditedRecords;
  /** How long the menu is given again. */
  keptMs: number;
}

export function identityRoutes(
  platform: Platform,
  { loginLimits, portraits, contacts, records, keptMs }: IdentityNeeds,
): Handlers<typeof identityCalls> {
  const { db } = platform;
  const sessionUser = answerSessionUser(keepMenus(platform, keptMs), portraits);
  return {
    login: async ({ body, actor, request }) =>
      login(platform, contacts, {
        ...body,
        actor,
        device: request.headers['user-agent'] ?? '',
        limits: await loginLimits(),
      }),
    info: ({ caller }) => sessionUser(caller),
    logout: ({ caller, actor }) => logout(platform, caller, actor),
    pageSystemUsers: ({ body, locale }) => pageSystemUsers(db, body, locale),
    exportSystemUsers: async (input) =>
      sendSheet(input, await exportSystemUsers(db, input.body, input.locale)),
    saveSystemUser: ({ body, caller, actor }) => saveSystemUser(platform, caller, body, actor),
    deleteSystemUser: ({ params, caller, actor }) =>
      deleteSystemUser(platform, portraits, caller, params.id, actor),
    findSystemUsers: ({ params, locale }) => findSystemUsers(db, params.keyword, locale),
    listSystemUsers: ({ locale }) => listSystemUsers(db, locale),
    listSessions: ({ caller, actor }) => {
      requireNoLink(caller);
      return listSessions(db, caller, actor.at);
    },
    logoutElsewhere: ({ caller, actor }) => {
      requireNoLink(caller);
      return logoutElsewhere(platform, caller, actor);
    },
    setAvatar: ({ file, caller, actor }) => setAvatar(platform, portraits, caller.accountId, file, actor),
    removeAvatar: ({ caller, actor }) => removeAvatar(platform, portraits, caller.accountId, actor),
    saveIntroduction: ({ body, caller, actor }) =>
      saveIntroduction(platform, caller.accountId, body.introduction, actor),
    changePassword: async ({ body, caller, actor }) =>
      changePassword(platform, contacts, caller, { ...body, limits: await loginLimits() }, actor),
    listRoleNames: () => listRoleNames(db),
    listRoles: () => listRoles(db),
    exportRoles: async (input) => sendSheet(input, await exportRoles(db, input.locale)),
    saveRole: ({ body, actor }) => saveRole(platform, body, actor),
    deleteRole: ({ params, actor }) => deleteRole(platform, params.id, actor),
    listMenus: async () => (await listMenus(db)).filter(({ path }) => !isRight(path)),
    exportMenus: async (input) => sendSheet(input, await exportMenus(db, input.locale)),
    saveMenu: ({ body, actor }) => saveMenu(platform, body, actor),
    pageAudit: ({ body, caller, locale }) => pageAudit(db, records, body, { ...caller, locale }),
    exportAudit: async (input) =>
      sendSheet(input, await exportAudit(db, records, input.body, { ...input.caller, locale: input.locale })),
  };
}

/** Where and when a guest bought is nothing for whoever has a link to it, and neither is signing the guest out. */
function requireNoLink({ link }: Caller): void {
  if (link) throw new AppError('permission.denied');
}
