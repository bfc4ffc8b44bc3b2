import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordStrength, usernamePattern } from './rules.ts';
import { changePasswordBody, newPassword, roleTemplate, username } from './schemas.ts';

describe('a username', () => {
  test.each(['abc', 'Tan.Mei-Ling_88', '007', 'a'.repeat(32)])('may be %j', (name) => {
    expect(username.parse(` ${name} `)).toBe(name);
  });

  test.each(['ab', 'a'.repeat(33), '.abc', '-abc', '_abc', 'a b c', 'a@b.c', '陈美玲', 'abc\n', "a'b--", ''])(
    'may not be %j',
    (name) => {
      expect(usernamePattern.test(name)).toBe(false);
    },
  );
});

describe('a new password', () => {
  test('takes 6 to 20 characters', () => {
    expect(newPassword.safeParse('12345').error?.issues[0]?.message).toBe('password.tooShort');
    expect(newPassword.safeParse('123456').success).toBe(true);
    expect(newPassword.safeParse('x'.repeat(20)).success).toBe(true);
    expect(newPassword.safeParse('x'.repeat(21)).error?.issues[0]?.message).toBe('password.tooLong');
  });

  test('keeps the spaces it was typed with', () => {
    expect(newPassword.parse(' secret ')).toBe(' secret ');
  });

  test('must be confirmed by the same', () => {
    const body = { currentPassword: 'x', newPassword: 'secret-1', confirmPassword: 'secret-2' };
    const issue = changePasswordBody.safeParse(body).error?.issues[0];
    expect(issue).toMatchObject({ path: ['confirmPassword'], message: 'password.mismatch' });
  });
});

describe('the strength of a password', () => {
  test.each([
    ['', 0],
    ['Ab1!x', 0],
    ['aaaaaa', 1],
    ['111111111111', 1],
    ['aaaaa1', 2],
    ['aaa!!!', 2],
    ['Ab1!xyz', 2],
    ['Gangway-2026', 3],
  ])('of %j is %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  test('is above nothing exactly when the password would be taken as long enough', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (password) => {
        expect(passwordStrength(password) > 0).toBe(newPassword.safeParse(password).success);
      }),
    );
  });

  test('does not fall when something is added', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, more) => {
        expect(passwordStrength(password + more)).toBeGreaterThanOrEqual(passwordStrength(password));
      }),
    );
  });
});

test('the template of a role is admin or editor, in just these letters', () => {
  expect(roleTemplate.options).toEqual(['admin', 'editor']);
  for (const other of ['Admin', 'boarding', '', null]) {
    expect(roleTemplate.safeParse(other).error?.issues[0]?.message).toBe('role.template');
  }
});
