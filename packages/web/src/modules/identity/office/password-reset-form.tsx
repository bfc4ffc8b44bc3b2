import { z } from 'zod';
import { passwordStrength } from '@gangway/contract/identity/rules.ts';
import { saveSystemUserBody } from '@gangway/contract/identity/schemas.ts';
import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { PasswordField } from '#ui/office/forms/password-field.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { showSuccess } from '#ui/office/toast.ts';

const schema = z.strictObject({ password: saveSystemUserBody.shape.password.unwrap() });

interface PasswordResetFormProps {
  /** The username of whoever gets the password. */
  name: string;
  /** Sets the password, and says where that failed. */
  reset: (password: string) => Promise<unknown>;
  onSaved: () => void;
}

/** Gives an account a new password; it has to be told to its holder, whose sessions end. */
export function PasswordResetForm({ name, reset, onSaved }: PasswordResetFormProps) {
  const t = useTranslate();
  const { form, frame } = useOfficeForm({
    initialValues: { password: '' },
    draft: null,
    schema,
    save: async (body) => {
      await reset(body.password);
      showSuccess(t('users.resetDone', { name }));
      onSaved();
    },
  });
  const { password } = form.values;
  return (
    <DrawerForm {...frame} submitLabel={t('users.reset')}>
      <Alert variant="light" color="navy" icon={<IconInfoCircle aria-hidden />}>
        {t('users.resetText', { name })}
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
