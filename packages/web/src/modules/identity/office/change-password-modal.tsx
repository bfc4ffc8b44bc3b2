import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { passwordStrength } from '@gangway/contract/identity/rules.ts';
import { changePasswordBody } from '@gangway/contract/identity/schemas.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { PasswordField } from '#ui/office/forms/password-field.tsx';
import { SendButton } from '#ui/office/forms/send-button.tsx';
import { leave, useUnsaved } from '#ui/office/forms/unsaved.ts';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { OfficeModal } from '#ui/office/office-modal.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

interface ChangePasswordModalProps {
  opened: boolean;
  onClose: () => void;
}

/** Changes the own password; every other session of the account ends with it. */
export function ChangePasswordModal({ opened, onClose }: ChangePasswordModalProps) {
  const t = useTranslate();
  return (
    <OfficeModal opened={opened} onClose={() => leave(onClose)} title={t('action.changePassword')} centered>
      <ChangePasswordForm onDone={onClose} />
    </OfficeModal>
  );
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const { form, submit, saving, frame } = useOfficeForm({
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    draft: null,
    schema: changePasswordBody,
    save: async (body) => {
      await operate(identityCalls.changePassword, { body });
      showSuccess(t('account.passwordChanged'));
      onDone();
    },
  });
  useUnsaved(frame.dirty && !saving);
  const { newPassword } = form.values;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <PasswordField
          label={t('field.currentPassword')}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={t('field.newPassword')}
          description={
            newPassword ? t(`password.strength.${passwordStrength(newPassword)}`) : t('account.passwordHint')
          }
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <PasswordField
          label={t('field.confirmPassword')}
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <Group justify="flex-end" mt="sm">
          <Button variant="default" onClick={() => leave(onDone)}>
            {t('action.cancel')}
          </Button>
          <SendButton loading={saving}>{t('action.save')}</SendButton>
        </Group>
      </Stack>
    </form>
  );
}
