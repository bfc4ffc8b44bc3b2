import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { expectedBytesHeader } from '@gangway/contract/core/sheet-limit.ts';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from '../fixtures/test.ts';

/** A server that sends half of a sheet and then nothing, until whoever asked has gone. */
async function startHalfWay(): Promise<{ server: Server; url: string; left: Promise<void> }> {
  const gone = Promise.withResolvers<void>();
  const server = createServer((_, answer) => {
    answer.on('close', () => gone.resolve());
    answer.writeHead(200, {
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="half.xlsx"',
      [expectedBytesHeader]: '2000',
    });
    answer.write(Buffer.alloc(1000));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/half`, left: gone.promise };
}

const words = {
  en: ['Export', /^Preparing \d+ rows…$/, 'Cancel', 'Download success'],
  zh: ['导出', /^正在准备 \d+ 行…$/, '取消', '下载成功'],
  ko: ['내보내기', /^\d+행 준비 중…$/, '취소', '다운로드 완료'],
} as const;

for (const locale of ['en', 'zh', 'ko'] as const)
  test(`an export shows how far it is, can be called off and asked for again, in ${locale}`, async ({
    page,
    login,
    speak,
  }) => {
    const [exportName, preparing, cancel, success] = words[locale];
    await login('finance');
    await speak(locale);
    const half = await startHalfWay();
    await page.route('**/prod-api/roomType/export', (route) => route.continue({ url: half.url }));
    await page.goto('/ship/roomTypeManagement');
    const saved: string[] = [];
    page.on('download', (file) => saved.push(file.suggestedFilename()));
    const button = page.getByRole('button', { name: exportName, exact: true });
    await button.click();
    await expect(page.getByRole('progressbar', { name: preparing })).toHaveAttribute('aria-valuenow', '50');
    await expect(button).toBeDisabled();
    await page.getByRole('button', { name: cancel, exact: true }).click();
    // The server hears of it: it need not write on.
    await half.left;
    half.server.close();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(button).toBeEnabled();
    await expect(page.getByText(success)).toHaveCount(0);
    expect(saved).toEqual([]);

    await page.unroute('**/prod-api/roomType/export');
    const download = page.waitForEvent('download');
    await button.click();
    const sheet = await readSheet(await readFile(await (await download).path()));
    expect(sheet.length).toBeGreaterThan(2);
    await expect(page.getByText(success)).toBeVisible();
    expect(saved).toHaveLength(1);
  });
