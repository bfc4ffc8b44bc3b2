/** Wakes a part of the page that still sleeps, and answers once it is awake. */
type Wake = () => Promise<void>;

export const sleepingParts = new Set<Wake>();

/** The first page stands: what the server drew of it is taken over, but for the parts that sleep. */
export const firstPage = Promise.withResolvers<void>();

/** For changes that concern the whole page: React throws away a part not yet taken over that one of them meets. */
export async function wakeParts(): Promise<void> {
  await firstPage.promise;
  await Promise.all([...sleepingParts].map((wake) => wake()));
}
