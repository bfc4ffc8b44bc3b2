import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phone, registerBody, saveProfileBody } from './schemas.ts';

describe('a phone number', () => {
  test.each([
    ['012-345 6789', '+60123456789'],
    ['0123456789', '+60123456789'],
    ['(03) 5550 0100', '+60355500100'],
    ['+60 12-345 6789', '+60123456789'],
    ['+60 (0)12-345 6789', '+60123456789'],
    ['0060 12 345 6789', '+60123456789'],
    ['+65 8123 4567', '+6581234567'],
    ['0065 8123 4567', '+6581234567'],
    ['+86.138.0013.8000', '+8613800138000'],
  ])('written %j is kept as %s', (written, kept) => {
    expect(phone.parse(written)).toBe(kept);
  });

  test.each([
    '',
    'abc',
    '12345',
    '+',
    '+0123456789',
    '+60 12 345 678a',
    '+1234567890123456',
    '++60123456789',
    '+60000000',
    '000',
  ])('is not %j', (written) => {
    expect(phone.safeParse(written).success).toBe(false);
  });

  test('that is kept is in E.164, and stays what it is when sent again', () => {
    const start = fc.constantFrom('+', '0', '00', '+60', '+600', '0060');
    const rest = fc.string({
      unit: fc.constantFrom('0', '1', '6', '9', '-', ' ', '('),
      minLength: 7,
      maxLength: 16,
    });
    fc.assert(
      fc.property(start, rest, (first, then) => {
        const { data: kept } = phone.safeParse(first + then);
        // What is refused proves nothing; another is drawn in its place.
        fc.pre(kept !== undefined);
        expect(kept).toMatch(/^\+[1-9]\d{6,14}$/);
        expect(phone.parse(kept)).toBe(kept);
      }),
    );
  });

  test('is kept the same however it is spaced, and whichever way its country is written', () => {
    const number = fc.stringMatching(/^[1-9]\d{7,9}$/);
    const country = fc.constantFrom('+60', '0060', '0', '+600', '+60 (0)');
    const gap = fc.constantFrom('', ' ', '-', '.', ' (', ') ');
    fc.assert(
      fc.property(number, country, gap, fc.nat(7), (digits, prefix, between, at) => {
        const written = prefix + digits.slice(0, at) + between + digits.slice(at);
        expect(phone.parse(` ${written} `)).toBe(`+60${digits}`);
      }),
    );
  });

  test('of another country keeps its code', () => {
    const country = fc.constantFrom('1', '44', '65', '86', '971');
    fc.assert(
      fc.property(
        country,
        fc.stringMatching(/^\d{7,10}$/),
        fc.constantFrom('+', '00'),
        (code, digits, prefix) => {
          expect(phone.parse(prefix + code + digits)).toBe(`+${code}${digits}`);
        },
      ),
    );
  });
});

const profile = { version: 1, realName: 'Tan Mei Ling', gender: 'female', phone: '0123456789' };

describe('a document number', () => {
  test('is kept in capitals, without spaces around it', () => {
    expect(saveProfileBody.parse({ ...profile, passport: ' a1234567 ' }).passport).toBe('A1234567');
  });

  test.each(['A123', 'A'.repeat(21), 'A12 345', 'A12345!', '-----', 'A----1'])('is not %j', (idCard) => {
    expect(saveProfileBody.safeParse({ ...profile, idCard }).success).toBe(false);
  });

  test.each(['', null, undefined])('left as %j is not given', (idCard) => {
    expect(saveProfileBody.parse({ ...profile, idCard }).idCard ?? null).toBeNull();
  });
});

describe('registering', () => {
  const body = {
    username: 'mei.ling',
    password: 'secret-1',
    confirmPassword: 'secret-1',
    realName: 'Tan Mei Ling',
    phone: '0123456789',
    birthDate: '1992-11-23',
    agreed: true,
  };

  test('needs no email', () => {
    expect(registerBody.parse(body).email ?? null).toBeNull();
    expect(registerBody.parse({ ...body, email: '' }).email).toBeNull();
  });

  test.each([
    [{ agreed: false }, 'agreed', 'register.agree'],
    [{ agreed: undefined }, 'agreed', 'register.agree'],
    [{ confirmPassword: 'secret-2' }, 'confirmPassword', 'password.mismatch'],
    [{ password: '12345', confirmPassword: '12345' }, 'password', 'password.tooShort'],
    [{ birthDate: '1992-02-30' }, 'birthDate', 'validation.date'],
  ])('with %j is refused at %s', (wrong, field, message) => {
    const issue = registerBody.safeParse({ ...body, ...wrong }).error?.issues[0];
    expect(issue).toMatchObject({ path: [field], message });
  });
});
