import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { passwordStrength } from '@gangway/contract/identity/rules.ts';
import { type SystemUser, saveSystemUserBody } from '@gangway/contract/identity/schemas.ts';
import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { callApi } from '../../../lib/call-api.ts';
import { useTranslate } from '../../../lib/use-translate.ts';
import { DrawerForm } from '../../../office/forms/drawer-form.tsx';
import { PasswordField } from '../../../office/forms/password-field.tsx';
import { useOfficeForm } from '../../../office/forms/use-office-form.ts';
import { showSuccess } from '../../../office/toast.ts';

/** Gives a system user a new password; it has to be told to them, and their sessions end. */
export function PasswordResetForm({ user, onSaved }: { user: SystemUser; onSaved: () => void }) {
  const t = useTranslate();
  const { id, username, name, roleId, status } = user;
  const { form, submit, saving } = useOfficeForm({
    initialValues: { password: '' },
    schema: saveSystemUserBody.required({ password: true }),
    toBody: ({ password }) => ({ id, username, name, roleId, status, password }),
    save: async (body) => {
      await callApi(identityCalls.saveSystemUser, { body });
      showSuccess(t('users.resetDone', { name: username }));
      onSaved();
    },
  });
  const { password } = form.values;
  return (
    <DrawerForm onSubmit={submit} saving={saving} dirty={form.isDirty()} submitLabel={t('users.reset')}>
      <Alert variant="light" color="navy" icon={<IconInfoCircle aria-hidden />}>
        {t('users.resetText', { name: username })}
      </Alert>
      <PasswordField
        label={t('field.newPassword')}
        description={
          password ? t(`password.strength.${passwordStrength(password)}`) : t('account.passwordHint')
        }
        autoComplete="new-password"
        data-autofocus
        {...form.getInputProps('password')}
      />
    </DrawerForm>
  );
}
