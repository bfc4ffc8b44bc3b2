import type { ManifestPerson } from '@gangway/contract/boarding/manifest-schemas.ts';
import { countryCodes } from '@gangway/contract/core/countries.ts';
import { Button, Group } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { countryName } from '#lib/countries.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { StackTable } from '#ui/office/stack-table.tsx';
import type { Documents } from './use-documents.ts';

interface PeopleTableProps {
  people: readonly ManifestPerson[];
  documents: Documents;
  canShow: boolean;
}

/** The people of a manifest, with the columns of IMO FAL form 6 as far as they are asked for. */
export function PeopleTable({ people, documents, canShow }: PeopleTableProps) {
  const t = useTranslate();
  const { numbers } = documents;
  return (
    <>
      {canShow ? (
        <Group justify="flex-end" mb="xs" data-noprint>
          <Button
            size="compact-sm"
            variant="subtle"
            loading={documents.isPending}
            leftSection={numbers ? <IconEyeOff size={14} aria-hidden /> : <IconEye size={14} aria-hidden />}
            onClick={numbers ? documents.hide : documents.show}
          >
            {t(numbers ? 'headCount.hideDocuments' : 'headCount.showDocuments')}
          </Button>
        </Group>
      ) : null}
      <StackTable
        label={t('headCount.tab.manifest')}
        rows={people}
        rowKey={({ ticketId }) => ticketId}
        columns={[
          { title: t('verification.passenger'), cell: ({ name }) => name },
          { title: t('headCount.nationality'), cell: ({ nationality }) => nameOf(nationality) },
          { title: t('headCount.birthDate'), cell: ({ birthDate }) => birthDate, isDate: true },
          { title: t('headCount.gender'), cell: ({ gender }) => t(`headCount.gender.${gender}`) },
          { title: t('headCount.idType'), cell: ({ idType }) => t(`idType.${idType}`) },
          {
            title: t('verification.document'),
            cell: ({ ticketId, idEnding }) => numbers?.get(ticketId) ?? `•••• ${idEnding}`,
          },
          { title: t('headCount.expiry'), cell: ({ documentExpiry }) => documentExpiry, isDate: true },
          { title: t('headCount.room'), cell: ({ roomNumber }) => roomNumber },
          { title: t('verification.serial'), cell: ({ serial }) => serial },
        ]}
      />
    </>
  );
}

function nameOf(nationality: string): string {
  const code = countryCodes.find((known) => known === nationality);
  return code ? countryName(code) : nationality;
}
