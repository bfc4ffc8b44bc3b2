import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { FrozenManifest } from '@gangway/contract/boarding/manifest-schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { Group, NativeSelect, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableEmpty } from '#ui/office/data-table/table-empty.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { InHeader } from '#ui/office/tabs-header.tsx';
import { sailingName } from '#modules/sailings/office/index.ts';
import { PrintButton } from '../print-button.tsx';
import { CompareVersions } from './compare-versions.tsx';
import { ManifestExports } from './manifest-exports.tsx';
import { PeopleTable } from './people-table.tsx';
import { useDocuments } from './use-documents.ts';

interface ManifestTabProps {
  sailingId: number;
  /** Null for how things are now. */
  version: number | null;
  onVersion: (number: number | null) => void;
  canEdit: boolean;
}

/** Who really boarded, now or when boarding was closed, with the columns the authorities ask for. */
export function ManifestTab({ sailingId, version, onVersion, canEdit }: ManifestTabProps) {
  const t = useTranslate();
  const params = { id: sailingId };
  const query = version === null ? {} : { number: version };
  const versions = useQuery(callOptions(boardingCalls.listManifests, { params }));
  const { data, error, refetch } = useQuery(callOptions(boardingCalls.manifestPeople, { params, query }));
  const documents = useDocuments(sailingId, version);
  const frozen = versions.data ?? [];
  return (
    <>
      <InHeader>
        <ManifestExports
          sailingId={sailingId}
          version={version}
          count={data?.people.length}
          canEdit={canEdit}
        />
      </InHeader>
      <Group justify="space-between" align="end" mb="sm" data-noprint>
        <NativeSelect
          label={t('headCount.version')}
          value={version ?? ''}
          onChange={({ currentTarget: { value } }) => onVersion(value ? Number(value) : null)}
          data={[
            { value: '', label: t('headCount.versionNow') },
            ...frozen.map((one) => ({ value: String(one.number), label: versionName(one) })),
          ]}
        />
        <Group gap="xs">
          <CompareVersions sailingId={sailingId} versions={frozen} nameOf={versionName} />
          <PrintButton disabled={!data?.people.length} />
        </Group>
      </Group>
      {error && !data ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton height={240} /> : null}
      {data ? (
        <Text size="sm" mb="xs">
          {t('headCount.manifestOf', {
            name: sailingName(data.sailing),
            from: ownWords(data.embarkation),
            to: ownWords(data.disembarkation),
            people: data.people.length,
            at: formatInstant(data.frozen?.frozenAt ?? data.readAt),
          })}
        </Text>
      ) : null}
      {data?.people.length === 0 ? (
        <TableEmpty
          title={t('headCount.nobodyBoarded')}
          text={t('headCount.nobodyBoardedText')}
          address={undefined}
        />
      ) : null}
      {data && data.people.length > 0 ? (
        <PeopleTable people={data.people} documents={documents} canShow={canEdit} />
      ) : null}
    </>
  );

  function versionName({ number, frozenAt, frozenBy, aboard }: FrozenManifest): string {
    return t('headCount.versionOf', { number, at: formatInstant(frozenAt), by: frozenBy, aboard });
  }
}
