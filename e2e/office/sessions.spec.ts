import { randomBytes } from 'node:crypto';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import { demoPassword } from '../fixtures/demo-accounts.ts';
import { expect, test } from '../fixtures/test.ts';

test('a password changed elsewhere logs this page out at once, and says why', async ({
  page,
  login,
  request,
  announceErrors,
}) => {
  announceErrors(/status of 401/);
  const admin = await signIn('admin', demoPassword);
  const username = `staff${randomBytes(4).toString('hex')}`;
  const roles: { data: { id: number; name: string }[] } = await (
    await request.get(`${apiBase}/role/names`, { headers: { 'x-token': admin } })
  ).json();
  const roleId = roles.data.find((role) => role.name === 'finance')?.id;
  await request.post(`${apiBase}/sysUser/save`, {
    headers: { 'x-token': admin },
    data: { username, password: 'first-Pass1', roleId },
  });

  await login({ username, password: 'first-Pass1' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Live: changes appear by themselves')).toBeAttached();

  const elsewhere = await signIn(username, 'first-Pass1');
  await request.post(`${apiBase}/account/changePassword`, {
    headers: { 'x-token': elsewhere },
    data: { currentPassword: 'first-Pass1', newPassword: 'second-Pass2', confirmPassword: 'second-Pass2' },
  });
  await expect(page.getByRole('dialog', { name: 'Confirm logout' })).toBeVisible();
  await expect(page.getByText(/ended elsewhere/).first()).toBeVisible();

  async function signIn(name: string, password: string): Promise<string> {
    const answer: { data: string } = await (
      await request.post(`${apiBase}/sysUser/login`, { data: { username: name, password } })
    ).json();
    return answer.data;
  }
});
