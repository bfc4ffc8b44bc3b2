import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callApi, setApiHandlers } from './call-api.ts';
import { downloadFile } from './download-file.ts';
import { i18n } from './i18n.ts';

const saveBlob = vi.hoisted(() => vi.fn<(content: Blob, name: string) => void>());
vi.mock('./save-blob.ts', () => ({ saveBlob }));

const toast = vi.fn<(message: string) => void>();
const confirmLogout = vi.fn<() => void>();
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  i18n.loadAndActivate({
    locale: 'en',
    messages: { 'toast.error': 'Error', 'toast.network': 'No network', 'toast.timeout': 'Too long' },
  });
  setApiHandlers({ toast, confirmLogout });
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('document', { cookie: 'gangway_token=a-token' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  setApiHandlers({ toast: () => {}, confirmLogout: () => {} });
});

const answer = (code: number, message = 'Said by the server') =>
  send.mockResolvedValue(Response.json({ code, message, data: code === 200 ? 'data' : null }));
const ask = () => callApi(identityCalls.logout, {});

test('a call goes below /prod-api with the token in X-Token, and waits 50 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answer(200);
  expect(await ask()).toBe('data');
  const [address, request] = send.mock.calls[0] ?? [];
  expect(address).toBe('/prod-api/sysUser/logout');
  expect(new Headers(request?.headers).get('x-token')).toBe('a-token');
  expect(timeout).toHaveBeenCalledWith(50_000);
});

test('without a token none is sent', async () => {
  vi.stubGlobal('document', { cookie: '' });
  answer(200);
  await ask();
  expect(new Headers(send.mock.calls[0]?.[1]?.headers).has('x-token')).toBe(false);
});

describe('an answer', () => {
  test('of code 1401 is passed to the caller, and nothing is shown', async () => {
    answer(1401);
    await expect(ask()).rejects.toMatchObject({ code: 1401 });
    expect([toast.mock.calls, confirmLogout.mock.calls]).toEqual([[], []]);
  });

  test('that is a file is passed on as it is, and how far it has come is told', async () => {
    const heard: number[] = [];
    send.mockResolvedValue(
      new Response('bytes', {
        headers: {
          'content-type': 'application/vnd.ms-excel',
          'content-disposition': 'attachment; filename="a.xlsx"',
          'x-expected-bytes': '10',
        },
      }),
    );
    await downloadFile(identityCalls.exportAudit, { body: {} }, { onProgress: (done) => heard.push(done) });
    const [content, name] = saveBlob.mock.calls[0] ?? [];
    expect([await content?.text(), name]).toEqual(['bytes', 'a.xlsx']);
    expect(heard).toEqual([0.5]);
  });

  test('that breaks off in the middle of a file is told as a lost connection, and nothing is saved', async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new TypeError('terminated'));
      },
    });
    send.mockResolvedValue(new Response(broken, { headers: { 'content-type': 'application/vnd.ms-excel' } }));
    await expect(downloadFile(identityCalls.exportAudit, { body: {} })).rejects.toMatchObject({
      message: 'No network',
    });
    expect(saveBlob).not.toHaveBeenCalled();
  });

  test('that refuses a file says why', async () => {
    answer(403);
    await expect(downloadFile(identityCalls.exportAudit, { body: {} })).rejects.toMatchObject({
      code: 403,
      message: 'Said by the server',
    });
    expect(saveBlob).not.toHaveBeenCalled();
  });

  test.each([400, 403, 500])('of code %i shows the message of the server and rejects', async (code) => {
    answer(code);
    await expect(ask()).rejects.toMatchObject({ code });
    expect(toast).toHaveBeenCalledExactlyOnceWith('Said by the server');
    expect(confirmLogout).not.toHaveBeenCalled();
  });

  test.each(['background', 'check', 'ownToast'] as const)('has no toast where %s is why', async (quiet) => {
    answer(403);
    await expect(callApi(identityCalls.logout, {}, { quiet })).rejects.toMatchObject({ code: 403 });
    expect(toast).not.toHaveBeenCalled();
    // Who is logged out is told in any case.
    answer(401);
    await expect(callApi(identityCalls.logout, {}, { quiet })).rejects.toMatchObject({ code: 401 });
    expect(toast).toHaveBeenCalledOnce();
  });

  test('without a message shows the word Error', async () => {
    answer(500, '');
    await expect(ask()).rejects.toThrow('Error');
    expect(toast).toHaveBeenCalledExactlyOnceWith('Error');
  });

  test.each([401, 503, 506])('of code %i also asks whether to log in again', async (code) => {
    answer(code);
    await expect(ask()).rejects.toMatchObject({ code });
    expect(toast).toHaveBeenCalledOnce();
    expect(confirmLogout).toHaveBeenCalledOnce();
  });

  test('that never comes is told, and why', async () => {
    send.mockRejectedValue(new TypeError('fetch failed'));
    await expect(ask()).rejects.toMatchObject({ code: 0 });
    expect(toast).toHaveBeenCalledExactlyOnceWith('No network');
  });
});
