import { plugInScanner, withoutSerial } from '../fixtures/fake-serial.ts';
import { expect, test } from '../fixtures/test.ts';

const screen = '/ship/serialScannerTest';

test('a serial scanner is chosen, read, unplugged, plugged in again and remembered', async ({
  page,
  login,
  expectAccessible,
}) => {
  await plugInScanner(page);
  await login('boarding');
  await page.goto(screen);
  const port = page.getByRole('region', { name: 'Serial port' });
  const decoded = page.getByRole('region', { name: 'Decoded lines' });
  const raw = page.getByRole('region', { name: 'Raw data' });
  const state = port.getByRole('status');
  await expect(page).toHaveTitle('Serial scanner test - Gangway');
  await expect(state).toContainText('Disconnected');
  await expect(port).toContainText('No port chosen yet');
  await expectAccessible(page);

  await port.getByRole('button', { name: 'Choose a port' }).click();
  await expect(state).toContainText('Connected');
  await expect(port).toContainText('USB 05f9:2203');
  await page.evaluate(() => fakeScanner.send('34679-'));
  await page.evaluate(() => fakeScanner.send('ACDEF\r\n'));
  await page.evaluate(() => fakeScanner.send('something else\r'));
  await expect(decoded.getByRole('listitem')).toHaveText([
    /something else.*Other text/,
    /34679-ACDEF.*Serial number/,
  ]);
  await expect(raw.getByRole('listitem')).toHaveCount(3);
  await expect(raw).toContainText('41 43 44 45 46 0d 0a');
  await expectAccessible(page);

  await page.evaluate(() => fakeScanner.unplug());
  await expect(state).toContainText('Disconnected');
  await expect(port).toContainText('Plugged in again, it connects by itself.');
  await page.evaluate(() => fakeScanner.plug());
  await expect(state).toContainText('Connected');
  await page.evaluate(() => fakeScanner.send('back\r'));
  await expect(decoded.getByRole('listitem').first()).toContainText('back');

  await port.getByLabel('Speed (baud)').selectOption('115200');
  await port.getByLabel('Suffix').selectOption({ label: 'Tab' });
  await expect.poll(() => page.evaluate(() => fakeScanner.speeds)).toEqual([9600, 9600, 115_200, 115_200]);
  await expect(state).toContainText('Connected');
  await page.evaluate(() => fakeScanner.send('by tab\t'));
  await expect(decoded.getByRole('listitem').first()).toContainText('by tab');

  await page.reload();
  await expect(state).toContainText('Connected');
  await expect(port.getByLabel('Speed (baud)')).toHaveValue('115200');
  await expect(port.getByLabel('Suffix')).toHaveValue('tab');
});

test('a browser without serial ports is told so', async ({ page, login, speak, expectAccessible }) => {
  await withoutSerial(page);
  await login('food');
  await speak('zh');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(screen);
  await expect(page.getByRole('heading', { name: '此浏览器不支持串口' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('语言').selectOption('ko');
  await expect(
    page.getByRole('heading', { name: '이 브라우저는 시리얼 포트를 지원하지 않습니다' }),
  ).toBeVisible();
});
