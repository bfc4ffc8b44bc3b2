import type { Data } from '@gangway/contract/core/define-call.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { type SystemUser, accountStatus, saveSystemUserBody } from '@gangway/contract/identity/schemas.ts';
import { Input, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { PasswordField } from '#ui/office/forms/password-field.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { showSuccess } from '#ui/office/toast.ts';

const newUserBody = saveSystemUserBody.safeExtend({
  password: saveSystemUserBody.shape.password.unwrap(),
});

interface UserFormProps {
  /** Null for a new one. */
  user: SystemUser | null;
  roles: Data<typeof identityCalls.listRoleNames>;
  onSaved: () => void;
}

/** Creates a system user or changes one. */
export function UserForm({ user, roles, onSaved }: UserFormProps) {
  const t = useTranslate();
  const self = useSessionUser();
  const client = useQueryClient();
  const { form, frame } = useOfficeForm({
    initialValues: valuesOf(user),
    draft: `user_${user?.id ?? 'new'}`,
    record: user,
    valuesOf,
    wordOf: (field, value) => {
      const status = field === 'status' ? accountStatus.safeParse(value).data : undefined;
      const role = field === 'roleId' ? roles.find(({ id }) => id === value)?.name : undefined;
      return role ?? (status && t(`users.status.${status}`));
    },
    schema: user ? saveSystemUserBody : newUserBody,
    toBody: ({ password, roleId, ...values }) => ({
      ...values,
      ...(user ? { id: user.id } : { password }),
      ...(roleId ? { roleId: Number(roleId) } : {}),
    }),
    save: async (body) => {
      const saved = await operate(identityCalls.saveSystemUser, { body });
      showSuccess(t('users.saved', { name: saved.username }));
      await refreshCalls(client, identityCalls);
      onSaved();
    },
  });
  return (
    <DrawerForm {...frame}>
      <TextInput
        label={t('field.username')}
        required
        withAsterisk={false}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('username')}
      />
      <TextInput label={t('field.name')} autoComplete="off" {...form.getInputProps('name')} />
      {user ? null : (
        <PasswordField
          label={t('field.password')}
          description={t('account.passwordHint')}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
      )}
      <Select
        label={t('field.roleId')}
        required
        withAsterisk={false}
        searchable
        allowDeselect={false}
        data={roles.map((role) => ({ value: String(role.id), label: role.name }))}
        nothingFoundMessage={t('table.noMatch')}
        {...form.getInputProps('roleId')}
      />
      <Textarea
        label={t('field.introduction')}
        maxLength={300}
        autosize
        minRows={2}
        {...form.getInputProps('introduction')}
      />
      <Input.Wrapper
        label={t('field.status')}
        labelElement="div"
        description={user ? t('users.sessionsNote') : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      >
        <SegmentedControl
          fullWidth
          aria-label={t('field.status')}
          disabled={user?.id === self.id}
          data={accountStatus.options.map((value) => ({ value, label: t(`users.status.${value}`) }))}
          {...form.getInputProps('status')}
        />
      </Input.Wrapper>
    </DrawerForm>
  );
}

function valuesOf(user: SystemUser | null) {
  return {
    username: user?.username ?? '',
    name: user?.name ?? '',
    password: '',
    roleId: user ? String(user.roleId) : null,
    status: user?.status ?? 'active',
    introduction: user?.introduction ?? '',
  };
}
