import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Customer } from '@gangway/contract/customers/records.ts';
import { gender, saveCustomerBody } from '@gangway/contract/customers/schemas.ts';
import { Select, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

interface CustomerFormProps {
  customer: Customer;
  onSaved: () => void;
}

/** Puts a customer's details right. What somebody else changed meanwhile is shown, not overwritten unseen. */
export function CustomerForm({ customer, onSaved }: CustomerFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const { form, frame, record } = useOfficeForm({
    initialValues: valuesOf(customer),
    draft: `customer_${customer.id}`,
    record: customer,
    valuesOf,
    wordOf: (field, value) => {
      const kept = field === 'gender' ? gender.safeParse(value).data : undefined;
      return kept && t(`gender.${kept}`);
    },
    schema: saveCustomerBody,
    save: async (body) => {
      try {
        const saved = await operate(customersCalls.saveCustomer, { params: { id: customer.id }, body });
        showSuccess(t('customers.saved', { name: saved.username }));
        onSaved();
      } finally {
        await refreshCalls(client, customersCalls);
      }
    },
  });
  const seen = record ?? customer;
  const hint = (ending: string | null) =>
    ending ? t('customers.documentKept', { ending }) : t('customers.documentNew');
  return (
    <DrawerForm {...frame}>
      <Text size="sm" c="dimmed">
        {t('customers.editText')}
      </Text>
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
}

function valuesOf({ realName, gender: kept, birthDate, phone, email, remarks }: Customer) {
  return {
    realName,
    gender: kept,
    birthDate: birthDate ?? '',
    phone,
    email: email ?? '',
    remarks,
    idCard: '',
    passport: '',
  };
}
