/** Migrated and empty. */
export const templateName = 'gangway_template';
/** As a server leaves it that was started on it once: keys, menus, jobs and the demo's accounts are there. */
export const preparedName = 'gangway_prepared';

export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
