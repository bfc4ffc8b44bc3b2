import { Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { IconChevronDown, IconDevices, IconKey, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { logout } from '#lib/logout.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useOwed } from '#ui/office/session/owed.ts';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import css from './account-menu.module.css';
import { ChangePasswordModal } from './change-password-modal.tsx';
import { ProfileModal } from './profile-modal.tsx';
import { SessionsModal } from './sessions-modal.tsx';
import { UserAvatar } from './user-avatar.tsx';

/** Who is signed in, and what they can do about their own account. */
export function AccountMenu() {
  const t = useTranslate();
  const reads = useQueryClient();
  const user = useSessionUser();
  const [profile, profileModal] = useDisclosure(false);
  const [password, passwordModal] = useDisclosure(false);
  const [sessions, sessionsModal] = useDisclosure(false);
  const name = user.name || user.username;
  const owed = useOwed();
  /** What waits stays on the device, but nobody else can send it: whoever goes home may want to wait a moment. */
  const leave = () => {
    if (owed === 0) return void logout(reads);
    modals.openConfirmModal({
      title: t('logout.owedTitle', { count: owed }),
      children: t('logout.owedText', { name }),
      labels: { confirm: t('action.logout'), cancel: t('action.cancel') },
      confirmProps: { color: 'coral' },
      onConfirm: () => void logout(reads),
    });
  };
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <UnstyledButton className={css.account}>
            <UserAvatar user={user} size={28} />
            <VisuallyHidden>{t('account.menu', { name })}</VisuallyHidden>
            <span className={css.name} aria-hidden>
              {name}
            </span>
            <IconChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={css.who}>
            <Text fw={600} truncate>
              {name}
            </Text>
            <Text size="xs" c="dimmed">
              {[user.username, user.role?.name].filter((part) => part && part !== name).join(' · ')}
            </Text>
            {user.introduction ? (
              <Text size="xs" mt={4} className={css.introduction ?? ''}>
                {user.introduction}
              </Text>
            ) : null}
          </div>
          <Menu.Divider />
          <Menu.Item leftSection={<IconUserCircle size={16} aria-hidden />} onClick={profileModal.open}>
            {t('account.profile')}
          </Menu.Item>
          <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={passwordModal.open}>
            {t('action.changePassword')}
          </Menu.Item>
          <Menu.Item leftSection={<IconDevices size={16} aria-hidden />} onClick={sessionsModal.open}>
            {t('account.sessions')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={leave}>
            {t('action.logout')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ProfileModal opened={profile} onClose={profileModal.close} />
      <ChangePasswordModal opened={password} onClose={passwordModal.close} />
      <SessionsModal opened={sessions} onClose={sessionsModal.close} />
    </>
  );
}
