import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { HeadCount } from '@gangway/contract/boarding/head-count-schemas.ts';
import { countryCodes } from '@gangway/contract/core/countries.ts';
import { countryName } from '#lib/countries.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { StackTable } from '#ui/office/stack-table.tsx';
import { InHeader } from '#ui/office/tabs-header.tsx';
import css from './kinds-tab.module.css';

interface Tally {
  name: string;
  expected: number;
  boarded: number;
  aboard: number;
}

/** The head count by type of ticket, age and nationality. */
export function KindsTab({ count }: { count: HeadCount }) {
  const t = useTranslate();
  return (
    <>
      <InHeader>
        <ExportButton
          call={boardingCalls.exportKinds}
          args={{ params: { id: count.sailing.id } }}
          count={count.byType.length + count.byAgeGroup.length + count.byNationality.length}
        />
      </InHeader>
      <div className={css.kinds}>
        <Kind
          title={t('headCount.byType')}
          tallies={count.byType.map((row) => ({ ...row, name: t(`verification.cabin.${row.cabinType}`) }))}
        />
        <Kind
          title={t('headCount.byAge')}
          tallies={count.byAgeGroup.map((row) => ({ ...row, name: t(`headCount.age.${row.ageGroup}`) }))}
        />
        <Kind
          title={t('headCount.byNationality')}
          tallies={count.byNationality.map((row) => ({ ...row, name: nameOf(row.nationality) }))}
        />
      </div>
    </>
  );
}

function Kind({ title, tallies }: { title: string; tallies: readonly Tally[] }) {
  const t = useTranslate();
  return (
    <StackTable
      label={title}
      rows={tallies}
      rowKey={({ name }) => name}
      columns={[
        { title, cell: ({ name }) => name },
        { title: t('headCount.expected'), isNumber: true, cell: ({ expected }) => expected },
        { title: t('headCount.cameAboard'), isNumber: true, cell: ({ boarded }) => boarded },
        { title: t('headCount.aboardNow'), isNumber: true, cell: ({ aboard }) => aboard },
      ]}
    />
  );
}

function nameOf(nationality: string): string {
  const code = countryCodes.find((known) => known === nationality);
  return code ? countryName(code) : nationality;
}
