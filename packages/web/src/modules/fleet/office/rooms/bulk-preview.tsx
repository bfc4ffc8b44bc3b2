import type { Data } from '@gangway/contract/core/define-call.ts';
import type { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { Text, Title } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import css from './bulk-preview.module.css';

type Result = Data<typeof fleetCalls.bulkRooms>;

/** Which rooms would be made and which are there already. */
export function BulkPreview({ result }: { result: Result | null }) {
  const t = useTranslate();
  return (
    <section aria-label={t('action.preview')} className={css.preview}>
      <Title order={3}>{t('action.preview')}</Title>
      <div role="status">
        {result ? (
          <>
            <Numbers title={t('rooms.willMake', { count: result.created.length })} numbers={result.created} />
            {result.existing.length > 0 ? (
              <Numbers
                title={t('rooms.exist', { count: result.existing.length })}
                numbers={result.existing}
                there
              />
            ) : null}
          </>
        ) : (
          <Text size="sm" c="dimmed">
            {t('rooms.previewWait')}
          </Text>
        )}
      </div>
    </section>
  );
}

function Numbers({ title, numbers, there }: { title: string; numbers: readonly string[]; there?: boolean }) {
  return (
    <>
      <Text size="sm" mt={6}>
        {title}
      </Text>
      <ul className={css.numbers} data-there={there}>
        {numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </>
  );
}
