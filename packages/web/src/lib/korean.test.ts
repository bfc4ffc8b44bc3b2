import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { i18n, translate } from './i18n.ts';
import { learnKorean } from './korean.ts';

const messages = { 'validation.required': compileMessage('{field}을(를) 입력하세요') };

test('a Korean text is shown with its particles, one of another language as it is written', () => {
  learnKorean();
  learnKorean();
  i18n.loadAndActivate({ locale: 'ko', messages });
  expect(translate('validation.required', { field: '이메일' })).toBe('이메일을 입력하세요');
  expect(translate('validation.required', { field: '전화번호' })).toBe('전화번호를 입력하세요');
  i18n.loadAndActivate({ locale: 'en', messages });
  expect(translate('validation.required', { field: '이메일' })).toBe('이메일을(를) 입력하세요');
});
