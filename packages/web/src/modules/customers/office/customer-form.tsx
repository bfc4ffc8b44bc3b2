import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Customer } from '@gangway/contract/customers/records.ts';
import { gender, saveCustomerBody } from '@gangway/contract/customers/schemas.ts';
import { Alert, Select, Text, Textarea, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { refreshCalls } from '#lib/call-key.ts';
import { fieldLabel } from '#lib/field-errors.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { customerQuery } from './customer-queries.ts';

interface CustomerFormProps {
  customer: Customer;
  onSaved: () => void;
}

/** Puts a customer's details right. What somebody else changed meanwhile is shown, not overwritten unseen. */
export function CustomerForm({ customer, onSaved }: CustomerFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [seen, setSeen] = useState(customer);
  const { form, submit, saving } = useOfficeForm({
    initialValues: { ...typed(customer), idCard: '', passport: '' },
    schema: saveCustomerBody,
    toBody: (values) => ({ ...values, seen: seen.updatedAt }),
    save: async (body) => {
      try {
        const saved = await operate(customersCalls.saveCustomer, { params: { id: customer.id }, body });
        showSuccess(t('customers.saved', { name: saved.username }));
        onSaved();
      } catch (error) {
        if (error instanceof ApiError && error.reason === 'record.changed')
          setSeen(await client.fetchQuery({ ...customerQuery(customer.id), staleTime: 0 }));
        throw error;
      } finally {
        await refreshCalls(client, customersCalls);
      }
    },
  });
  const hint = (ending: string | null) =>
    ending ? t('customers.documentKept', { ending }) : t('customers.documentNew');
  return (
    <DrawerForm onSubmit={submit} saving={saving} dirty={form.isDirty()}>
      <Text size="sm" c="dimmed">
        {t('customers.editText')}
      </Text>
      {seen === customer ? null : (
        <Alert
          role="alert"
          color="amber"
          icon={<IconAlertTriangle aria-hidden />}
          title={t('customers.changed')}
        >
          {differing()}
        </Alert>
      )}
      <TextInput
        label={t('field.realName')}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('realName')}
      />
      <Select
        label={t('field.gender')}
        data={gender.options.map((value) => ({ value, label: t(`gender.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('gender')}
      />
      <TextInput
        label={t('field.birthDate')}
        placeholder="YYYY-MM-DD"
        autoComplete="off"
        {...form.getInputProps('birthDate')}
      />
      <TextInput label={t('field.phone')} type="tel" autoComplete="off" {...form.getInputProps('phone')} />
      <TextInput label={t('field.email')} type="email" autoComplete="off" {...form.getInputProps('email')} />
      <TextInput
        label={t('field.idCard')}
        description={hint(seen.idCardEnding)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.getInputProps('idCard')}
      />
      <TextInput
        label={t('field.passport')}
        description={hint(seen.passportEnding)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.getInputProps('passport')}
      />
      <Textarea
        label={t('field.remarks')}
        maxLength={500}
        autosize
        minRows={2}
        {...form.getInputProps('remarks')}
      />
    </DrawerForm>
  );

  /** What is kept now where it is not what stands in the form. */
  function differing(): string {
    const kept = Object.entries(typed(seen)).filter(
      ([name, value]) => value !== Reflect.get(form.values, name),
    );
    if (kept.length === 0) return t('customers.changedNothing');
    return t('customers.changedText', {
      now: kept.map(([name, value]) => `${fieldLabel(name)} “${wordOf(name, value)}”`).join(', '),
    });
  }

  function wordOf(name: string, value: string | null): string {
    return name === 'gender' && seen.gender ? t(`gender.${seen.gender}`) : (value ?? '');
  }
}

function typed({ realName, gender: kept, birthDate, phone, email, remarks }: Customer) {
  return {
    realName,
    gender: kept,
    birthDate: birthDate ?? '',
    phone,
    email: email ?? '',
    remarks,
  };
}
