import { locales } from '@gangway/contract/core/locales.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { saveReaderBody } from '@gangway/contract/reports/occupancy-schemas.ts';
import { Select, Skeleton, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callOptions, refreshCalls } from '#lib/call-key.ts';
import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { ReaderList } from './reader-list.tsx';

/** Who gets the report of every month by mail, and a form that adds one. */
export function MonthlyReaders() {
  const t = useTranslate();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(callOptions(reportsCalls.listReaders, {}));
  const { form, frame } = useOfficeForm({
    initialValues: { accountId: '', email: '', locale: currentLocale() },
    draft: 'reader_new',
    schema: saveReaderBody,
    scope: 'reader',
    toBody: ({ accountId, ...values }) => ({ ...values, accountId: Number(accountId) }),
    save: async (body) => {
      await operate(reportsCalls.saveReader, { body });
      const name = data?.others.find(({ accountId }) => accountId === body.accountId)?.name ?? '';
      showSuccess(t('occupancy.readerSaved', { name }));
      form.reset();
      await refreshCalls(client, { listReaders: reportsCalls.listReaders });
    },
  });
  return (
    <DrawerForm {...frame} disabled={!data} submitLabel={t('occupancy.addReader')}>
      {!data && error ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton height={120} /> : null}
      {data ? (
        <>
          <Text size="sm">{t('occupancy.mailText', { hour: data.hour })}</Text>
          <ReaderList readers={data.readers} />
        </>
      ) : null}
      <Select
        label={t('field.reader.accountId')}
        data={(data?.others ?? []).map(({ accountId, name, username }) => ({
          value: String(accountId),
          label: `${name} (${username})`,
        }))}
        searchable
        {...form.getInputProps('accountId')}
      />
      <TextInput
        label={t('field.reader.email')}
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <Select
        label={t('field.reader.locale')}
        data={locales.map((value) => ({ value, label: t(`language.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('locale')}
      />
    </DrawerForm>
  );
}
