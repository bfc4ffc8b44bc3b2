import { readSettings } from './modules/settings/index.ts';
import type { Platform } from './platform/platform.ts';

/** How often somebody may try to get in, as the settings say just now. */
export async function loginLimits({ db }: Platform) {
  const values = await readSettings(
    db,
    'login.triesPerAccount',
    'login.triesFromAnywhere',
    'login.triesPerAddress',
    'login.loginsPerAccount',
    'login.loginsPerAddress',
    'login.windowMinutes',
    'session.days',
  );
  return {
    triesPerAccount: values['login.triesPerAccount'],
    triesFromAnywhere: values['login.triesFromAnywhere'],
    triesPerAddress: values['login.triesPerAddress'],
    loginsPerAccount: values['login.loginsPerAccount'],
    loginsPerAddress: values['login.loginsPerAddress'],
    windowMinutes: values['login.windowMinutes'],
    sessionDays: values['session.days'],
  };
}
