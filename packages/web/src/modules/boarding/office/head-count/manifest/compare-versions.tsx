import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { FrozenManifest, ManifestPerson } from '@gangway/contract/boarding/manifest-schemas.ts';
import { Button, NativeSelect, SimpleGrid, Skeleton, Title } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { OfficeModal } from '#ui/office/office-modal.tsx';
import css from './compare-versions.module.css';

interface CompareVersionsProps {
  sailingId: number;
  /** The newest first. */
  versions: readonly FrozenManifest[];
  nameOf: (version: FrozenManifest) => string;
}

/** Who came and who left between two frozen versions; where there is but one there is nothing to compare. */
export function CompareVersions(props: CompareVersionsProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (props.versions.length < 2) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowsDiff size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('headCount.compare')}
      </Button>
      <OfficeModal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('headCount.compareTitle')}
        size="lg"
      >
        <Comparison {...props} />
      </OfficeModal>
    </>
  );
}

function Comparison({ sailingId, versions, nameOf }: CompareVersionsProps) {
  const t = useTranslate();
  const [to = 1, from = 1] = versions.map(({ number }) => number);
  const [chosen, setChosen] = useState({ from, to });
  const { data, error, refetch } = useQuery(
    callOptions(boardingCalls.compareManifests, { params: { id: sailingId }, query: chosen }),
  );
  const choices = versions.map((version) => ({ value: String(version.number), label: nameOf(version) }));
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} mb="md">
        {(['from', 'to'] as const).map((side) => (
          <NativeSelect
            key={side}
            label={t(`headCount.compare.${side}`)}
            value={String(chosen[side])}
            data={choices}
            onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, [side]: Number(value) })}
          />
        ))}
      </SimpleGrid>
      {error && !data ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton height={120} /> : null}
      {data ? (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <People title={t('headCount.compare.came', { count: data.came.length })} people={data.came} />
          <People title={t('headCount.compare.left', { count: data.left.length })} people={data.left} />
        </SimpleGrid>
      ) : null}
    </>
  );
}

function People({ title, people }: { title: string; people: readonly ManifestPerson[] }) {
  return (
    <section>
      <Title order={3}>{title}</Title>
      <ul className={css.people}>
        {people.map((person) => (
          <li key={person.ticketId}>
            {person.name} <span>{person.roomNumber ?? person.serial}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
