import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { avatarLimit } from '@gangway/contract/identity/rules.ts';
import { Button, FileButton, Group, Input, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { sessionKey } from '#lib/session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { refusalOf } from '#ui/office/image-field/image-limit.ts';
import { operate, operateFile } from '#ui/office/operate.ts';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { showError, showSuccess } from '#ui/office/toast.ts';
import { UserAvatar } from './user-avatar.tsx';

const limit = { ...avatarLimit, count: 1 };

/** The own picture, changed as soon as another is chosen. */
export function AvatarField() {
  const t = useTranslate();
  const user = useSessionUser();
  const client = useQueryClient();
  const reset = useRef<() => void>(null);
  const refresh = () => client.invalidateQueries({ queryKey: sessionKey });
  const set = useMutation({
    mutationFn: (file: File) => operateFile(identityCalls.setAvatar, {}, file),
    onSuccess: async () => {
      await refresh();
      showSuccess(t('account.pictureSaved'));
    },
  });
  const remove = useMutation({
    mutationFn: () => operate(identityCalls.removeAvatar, {}),
    onSuccess: async () => {
      await refresh();
      showSuccess(t('account.pictureRemoved'));
    },
  });

  function choose(file: File | null) {
    // The same file chosen once more is a choice too.
    reset.current?.();
    if (!file) return;
    const refusal = refusalOf(file, limit);
    if (refusal) showError(refusal);
    else set.mutate(file);
  }

  return (
    <Input.Wrapper
      label={t('account.picture')}
      labelElement="div"
      description={t('account.pictureHint')}
      inputWrapperOrder={['label', 'input', 'description']}
    >
      <Group gap="md" my={6} wrap="nowrap" role="group" aria-label={t('account.picture')}>
        <UserAvatar user={user} size={72} />
        <Stack gap="xs" align="flex-start">
          <FileButton
            accept={avatarLimit.formats.map((format) => `image/${format}`).join(',')}
            resetRef={reset}
            onChange={choose}
            inputProps={{ 'aria-label': t('account.picture'), tabIndex: -1 }}
          >
            {(button) => (
              <Button {...button} variant="default" size="xs" loading={set.isPending}>
                {t(user.avatar ? 'account.pictureReplace' : 'account.pictureChoose')}
              </Button>
            )}
          </FileButton>
          {user.avatar ? (
            <Button
              variant="subtle"
              color="coral"
              size="xs"
              loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {t('account.pictureRemove')}
            </Button>
          ) : null}
        </Stack>
      </Group>
    </Input.Wrapper>
  );
}
