import { Skeleton } from '@mantine/core';

/** What stands in a screen's place while its code is on the way. */
export function ScreenSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton height={24} width={200} />
      <Skeleton height={36} mt="lg" />
      <Skeleton height={260} mt="md" />
    </div>
  );
}
