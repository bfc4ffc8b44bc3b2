import { cookieNames } from '@gangway/contract/core/cookies.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#lib/session.ts';
import { noticeLogout, operator } from '#ui/scanner/operator.ts';
import { openPier } from '../engine/test/pier.ts';
import { forgetAtLogout } from './forget-at-logout.ts';

// Patience for a loaded machine; nothing here measures speed.
vi.setConfig({ testTimeout: 60_000 });

const user = {} as SessionUser;
const page = { cookie: '' };

beforeEach(() => {
  vi.stubGlobal('document', page);
  page.cookie = `${cookieNames.token}=held`;
  operator.set({ user, session: 'current' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  operator.set({ user: null, session: 'asking' });
});

test('an open device drops its list when somebody logs out in another tab', async () => {
  const { engine } = await openPier().board();
  forgetAtLogout(engine);
  noticeLogout();
  expect(engine.tickets()).toHaveLength(10);
  page.cookie = '';
  noticeLogout();
  expect(operator.get()).toEqual({ user: null, session: 'none' });
  expect(engine.tickets()).toEqual([]);
  await engine.close();
});

test('a session that only ended takes nobody away; one that was ended here does', async () => {
  const { server, board } = openPier();
  const { engine } = await board();
  forgetAtLogout(engine);
  server.mood = 'session';
  await engine.refresh();
  expect([operator.get().session, engine.tickets().length]).toEqual(['current', 10]);
  page.cookie = '';
  await engine.refresh();
  expect([operator.get().session, engine.tickets().length]).toEqual(['none', 0]);
  await engine.close();
});

test('a list that was being asked for does not come back', async () => {
  const { server, board } = openPier();
  const { engine } = await board();
  forgetAtLogout(engine);
  const { manifest } = server.api;
  server.api.manifest = (args) => {
    page.cookie = '';
    noticeLogout();
    return manifest(args);
  };
  await engine.refresh();
  expect(engine.tickets()).toEqual([]);
  await engine.close();
});
