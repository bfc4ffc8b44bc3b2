import { expect, test } from '../fixtures/test.ts';
import { demoPassword } from '../fixtures/demo-accounts.ts';

/** English words, where only Korean ones should stand; names and the languages' own names aside. */
const english = /\b(?!Gangway|Port|Klang|Pulau|Indah|Malaysia|English|UTC|RM)[A-Z]?[a-z]{3,}\b/;

test('who works in Korean signs in in Korean, and finds the languages there', async ({
  page,
  speak,
  expectAccessible,
}) => {
  await speak('ko');
  await page.goto('/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('승선을 환영합니다');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page).toHaveTitle(/로그인/);
  await expect(page.getByRole('main')).not.toHaveText(english);
  await expect(page.getByRole('banner')).not.toHaveText(english);
  await expectAccessible(page);
  await page.getByRole('button', { name: '비밀번호를 잊으셨나요?' }).click();
  await expect(page.getByRole('button', { name: '링크 받기' })).toBeVisible();
  await expect(page.getByRole('main')).not.toHaveText(english);
  await page.getByRole('button', { name: '로그인으로 돌아가기' }).click();
  await page.getByRole('tab', { name: '회원가입' }).click();
  await expect(page.getByRole('main')).not.toHaveText(english);
  await page.getByRole('tab', { name: '로그인' }).click();

  // What was typed stays while the language changes.
  const user = page.getByRole('tabpanel').getByRole('textbox').first();
  await user.fill('editor');
  const languages = page.getByRole('main').getByRole('group', { name: '언어' });
  await languages.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(heading).toHaveText(/\p{Script=Han}/u);
  await page.getByRole('main').getByRole('button', { name: '한국어' }).click();
  await expect(heading).toHaveText('승선을 환영합니다');
  await expect(user).toHaveValue('editor');

  await page.getByRole('textbox', { name: '비밀번호' }).fill(demoPassword);
  await page.getByRole('tabpanel').getByRole('button', { name: '로그인' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});

test('an address that leads nowhere says so in Korean, and the rest of the site stays in its own languages', async ({
  page,
  speak,
  announceErrors,
  expectAccessible,
}) => {
  announceErrors(/status of 404/);
  await speak('ko');
  await page.goto('/nowhere-at-all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('여기는 바다뿐입니다');
  await expect(page.getByRole('main')).not.toHaveText(english);
  await expectAccessible(page);
  await page.getByRole('link', { name: '홈으로 돌아가기' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Sailings' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
