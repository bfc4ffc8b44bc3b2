/** Where the scanning screens keep what a device needs without a network. */
export const scannerDatabase = 'gangway-scanner';

/** What in it is about passengers and not owed to the server. */
const storesOfPeople = ['manifests', 'patches', 'recent', 'musters'] as const;

/** Forgets the passengers this browser knew for scanning, and who scanned. Scans it has not handed over stay. */
export async function forgetPeople(database = scannerDatabase): Promise<void> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === database)) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const opening = indexedDB.open(database);
  opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
  opening.addEventListener('success', () => {
    const work = opening.result.transaction([...storesOfPeople, 'own'], 'readwrite');
    for (const store of storesOfPeople) work.objectStore(store).clear();
    work.objectStore('own').delete('setup');
    work.addEventListener('complete', () => resolve());
    work.addEventListener('abort', () => reject(work.error ?? new Error('not cleared')));
  });
  await promise;
  opening.result.close();
}
