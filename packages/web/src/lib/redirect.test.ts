import { beforeAll, describe, expect, it, vi } from 'vitest';
import { redirectTarget } from './redirect.ts';
import { loginPath } from './site-urls.ts';

beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://gangway.example' });
});

const target = (wanted: string) => redirectTarget(`?redirect=${encodeURIComponent(wanted)}`);

describe('redirectTarget', () => {
  it('keeps path, query and hash of a page of ours', () => {
    expect(target('/shipClient/personalCenter?a=1#basic')).toBe('/shipClient/personalCenter?a=1#basic');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'home',
    '',
  ])('refuses %j', (wanted) => {
    expect(target(wanted)).toBeNull();
  });

  it('does not lead back to the login page', () => {
    expect(target('/login?redirect=/login')).toBeNull();
  });

  it('is null where nothing is asked for', () => {
    expect(redirectTarget('')).toBeNull();
  });
});

describe('loginPath', () => {
  it('holds the full path it leads back to', () => {
    const path = loginPath('/permission/users?page=2&size=50');
    expect(new URL(path, 'https://gangway.example').searchParams.get('redirect')).toBe(
      '/permission/users?page=2&size=50',
    );
  });

  it('needs no way back to the start', () => {
    expect(loginPath('/')).toBe('/login');
  });
});
