import { ActionIcon, Tooltip } from '@mantine/core';
import { useFullscreenDocument } from '@mantine/hooks';
import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { showWarning } from '#ui/office/toast.ts';

/** Fills the screen with the back office, or gives it back. */
export function FullscreenButton() {
  const t = useTranslate();
  const { fullscreen, toggle } = useFullscreenDocument();
  const label = fullscreen ? t('office.fullscreenLeave') : t('office.fullscreen');
  const Icon = fullscreen ? IconMinimize : IconMaximize;

  async function change() {
    if (!document.fullscreenEnabled) return showWarning(t('office.fullscreenUnsupported'));
    try {
      await toggle();
    } catch {
      showWarning(t('office.fullscreenUnsupported'));
    }
  }

  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="navy" size="lg" aria-label={label} onClick={change}>
        <Icon size={19} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
