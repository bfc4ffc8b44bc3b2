import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { introduction } from '@gangway/contract/identity/schemas.ts';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { sessionKey } from '#lib/session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DraftNotice } from '#ui/office/forms/draft-notice.tsx';
import { SendButton } from '#ui/office/forms/send-button.tsx';
import { leave, useUnsaved } from '#ui/office/forms/unsaved.ts';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { OfficeModal } from '#ui/office/office-modal.tsx';
import { operate } from '#ui/office/operate.ts';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { AvatarField } from './avatar-field.tsx';

interface ProfileModalProps {
  opened: boolean;
  onClose: () => void;
}

/** The own picture and what one says about oneself. */
export function ProfileModal({ opened, onClose }: ProfileModalProps) {
  const t = useTranslate();
  return (
    <OfficeModal opened={opened} onClose={() => leave(onClose)} title={t('account.profile')} centered>
      <Stack gap="md">
        <AvatarField />
        <IntroductionForm onDone={onClose} />
      </Stack>
    </OfficeModal>
  );
}

function IntroductionForm({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const client = useQueryClient();
  const user = useSessionUser();
  const { form, submit, saving, frame } = useOfficeForm({
    initialValues: { introduction: user.introduction },
    draft: 'introduction',
    schema,
    save: async (body) => {
      await operate(identityCalls.saveIntroduction, { body });
      await client.invalidateQueries({ queryKey: sessionKey });
      showSuccess(t('account.introductionSaved'));
      onDone();
    },
  });
  useUnsaved(frame.dirty && !saving);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {frame.draft ? <DraftNotice {...frame.draft} /> : null}
        <Textarea
          label={t('field.introduction')}
          description={t('account.introductionHint')}
          maxLength={300}
          autosize
          minRows={3}
          {...form.getInputProps('introduction')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => leave(onDone)}>
            {t('action.cancel')}
          </Button>
          <SendButton loading={saving}>{t('action.save')}</SendButton>
        </Group>
      </Stack>
    </form>
  );
}

const schema = z.strictObject({ introduction });
