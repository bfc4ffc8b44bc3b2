import { changePasswordBody } from '@gangway/contract/identity/schemas.ts';
import { registerBody } from '@gangway/contract/customers/schemas.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { beforeAll, describe, expect, it } from 'vitest';
import identity from '../../../contract/locales/en/identity.json' with { type: 'json' };
import validation from '../../../contract/locales/en/validation.json' with { type: 'json' };
import { ApiError } from './api-error.ts';
import { answerErrors, fieldLabel, schemaErrors } from './field-errors.ts';
import { i18n } from './i18n.ts';

beforeAll(() => {
  const texts = Object.entries({ ...identity, ...validation });
  i18n.loadAndActivate({
    locale: 'en',
    messages: Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)])),
  });
});

function refusal(schema: typeof registerBody | typeof changePasswordBody, values: Record<string, unknown>) {
  const { error } = schema.safeParse(values);
  if (!error) throw new Error('The schema accepted what it should refuse');
  return schemaErrors(error, values);
}

describe('schemaErrors', () => {
  it('asks for a field left empty, by its label', () => {
    const errors = refusal(registerBody, { username: '', phone: '', birthDate: '', agreed: false });
    expect(errors['username']).toBe('Please input Username');
    expect(errors['phone']).toBe('Please input Phone');
    expect(errors['birthDate']).toBe('Please input Date of birth');
  });

  it('keeps the sentences of the specification about passwords', () => {
    const short = refusal(changePasswordBody, {
      currentPassword: 'x',
      newPassword: 'abc',
      confirmPassword: 'abc',
    });
    expect(short['newPassword']).toBe('Password must be at least 6 characters');
    const different = refusal(changePasswordBody, {
      currentPassword: 'x',
      newPassword: 'abcdef1',
      confirmPassword: 'abcdef2',
    });
    expect(different['confirmPassword']).toBe('Passwords do not match');
  });

  it('asks for the tick in its own words', () => {
    expect(refusal(registerBody, { agreed: false })['agreed']).toMatch(/^Please tick/);
  });
});

describe('answerErrors', () => {
  it('takes the first message the server has for a field', () => {
    const error = new ApiError(400, 'request.invalid', 'Not valid', [
      { field: 'phone', message: '{field} is not written correctly' },
      { field: 'phone', message: 'second' },
    ]);
    expect(answerErrors(error)).toEqual({ phone: 'Phone is not written correctly' });
  });

  it('is empty for any other failure', () => {
    expect(answerErrors(new Error('lost'))).toEqual({});
  });
});

describe('fieldLabel', () => {
  it('calls a field without a label by its own name', () => {
    expect(fieldLabel('somethingNew')).toBe('somethingNew');
  });
});
