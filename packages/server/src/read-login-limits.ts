import type { LoginLimits } from './modules/identity/index.ts';
import { readSettings } from './modules/settings/index.ts';
import type { Db } from './platform/database/create-database.ts';

/** How many logins are borne, as the settings say. */
export async function readLoginLimits(db: Db): Promise<LoginLimits> {
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
