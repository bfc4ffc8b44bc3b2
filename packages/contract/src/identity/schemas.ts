import { z } from 'zod';
import {
  id,
  instant,
  line,
  text,
  namesVersion,
  savedRecord,
  version,
  versionNeeded,
} from '../core/fields.ts';
import { accessLevels } from '../core/access.ts';
import { posts } from '../core/posts.ts';
import { passwordLength, usernamePattern } from './rules.ts';

export const username = z
  .string()
  .trim()
  .min(1, { error: 'validation.required' })
  .regex(usernamePattern, { error: 'validation.username' });

/** A password somebody chooses. What is typed to log in is not held to this, so that old passwords keep working. */
export const newPassword = z
  .string()
  .min(passwordLength.min, { error: 'password.tooShort' })
  .max(passwordLength.max, { error: 'password.tooLong' });

/** A username, an e-mail address that was confirmed, or a phone number. */
const signInName = text(254, 1);

export const loginBody = z.strictObject({
  username: signInName,
  password: z.string().min(1).max(200),
});

export const forgotPasswordBody = z.strictObject({ username: signInName });

/** What stands in a link that was mailed. */
const linkToken = z.string().regex(/^[\w-]{1,100}$/, { error: 'validation.characters' });

export const linkBody = z.strictObject({ token: linkToken });

export const resetPasswordBody = z
  .strictObject({ token: linkToken, newPassword, confirmPassword: z.string().min(1) })
  .refine((body) => body.newPassword === body.confirmPassword, {
    error: 'password.mismatch',
    path: ['confirmPassword'],
  });

export const changePasswordBody = z
  .strictObject({
    currentPassword: z.string().min(1).max(200),
    newPassword,
    confirmPassword: z.string().min(1),
  })
  .refine((body) => body.newPassword === body.confirmPassword, {
    error: 'password.mismatch',
    path: ['confirmPassword'],
  });

export const access = z.enum(accessLevels);
export const titles = z.object({ en: z.string(), zh: z.string(), ko: z.string() });

export const permittedRoute = z.object({
  path: z.string(),
  parent: z.string().nullable(),
  title: titles,
  icon: z.string(),
  access,
  /** Left out of the menu; who holds it opens it by its address. */
  hidden: z.boolean(),
});

export const post = z.enum(posts);

export const sessionUser = z.object({
  id,
  username: z.string(),
  name: z.string(),
  /** A guest has booked without an account. */
  kind: z.enum(['staff', 'customer', 'guest']),
  role: z.object({ name: z.string(), template: z.enum(['admin', 'editor']) }).nullable(),
  /** Where they may scan tickets. */
  posts: z.array(post),
  avatar: z.string(),
  introduction: z.string(),
  /** Permitted back-office routes in menu order; `headings` are the menu entries that group them. */
  routes: z.array(permittedRoute),
  headings: z.array(z.object({ path: z.string(), title: titles, icon: z.string() })),
});
export type SessionUser = z.output<typeof sessionUser>;

/** What a member of staff says about themselves. */
export const introduction = text(300);

export const accountStatus = z.enum(['active', 'disabled']);

export const systemUser = z.object({
  id,
  username: z.string(),
  name: z.string(),
  roleId: id,
  roleName: z.string(),
  status: accountStatus,
  introduction: z.string(),
  lastLoginAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version,
});
export type SystemUser = z.output<typeof systemUser>;

export const saveSystemUserBody = z
  .strictObject({
    ...savedRecord,
    username,
    /** Needed for a new user; given for an existing one it resets the password. */
    password: newPassword.optional(),
    name: line(60).default(''),
    roleId: id,
    status: accountStatus.default('active'),
    /** Left out, it stays what it is. */
    introduction: introduction.optional(),
  })
  .refine(namesVersion, versionNeeded);

export const roleTemplate = z.enum(['admin', 'editor'], { error: 'role.template' });

export const grant = z.object({ route: z.string(), access });

export const role = z.object({
  id,
  name: z.string(),
  template: roleTemplate,
  description: z.string(),
  builtIn: z.boolean(),
  accounts: z.int(),
  grants: z.array(grant),
  /** Where its holders may scan tickets. */
  posts: z.array(post),
  updatedAt: instant,
  version,
});
export type Role = z.output<typeof role>;

export const saveRoleBody = z
  .strictObject({
    ...savedRecord,
    name: line(40, 1).regex(/^[\p{L}\p{N} _-]+$/u, { error: 'validation.characters' }),
    template: roleTemplate,
    description: text(200).default(''),
    grants: z.array(z.strictObject({ route: z.string().max(100), access })).max(200),
    /** Left out, they stay what they are; with the template admin a role holds them all. */
    posts: z.array(post).max(posts.length).optional(),
  })
  .refine(namesVersion, versionNeeded);

export const menu = z.object({
  path: z.string(),
  parent: z.string().nullable(),
  title: titles,
  icon: z.string(),
  position: z.int(),
  enabled: z.boolean(),
  legacy: z.boolean(),
  updatedAt: instant,
  version,
});
export type Menu = z.output<typeof menu>;

export const saveMenuBody = z.strictObject({
  path: text(100, 1),
  version,
  title: z.strictObject({ en: line(60, 1), zh: line(60, 1), ko: line(60, 1) }),
  icon: line(40),
  position: z.int().min(0).max(100_000),
  enabled: z.boolean(),
});

export const accountSession = z.object({
  id,
  current: z.boolean(),
  address: z.string(),
  device: z.string(),
  startedAt: instant,
  lastSeenAt: instant,
});

/** What a record held, whatever it was. */
export const recordContent = z.json();

export const auditEntry = z.object({
  id,
  at: instant,
  account: z.string().nullable(),
  /** What whoever did it is called: staff by their name. */
  person: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** What the record is called in public, like an order by its number; null where it has no other name than its id. */
  record: z.string().nullable(),
  before: recordContent.nullable(),
  after: recordContent.nullable(),
  address: z.string(),
  requestId: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;
