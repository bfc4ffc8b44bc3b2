import { ActionIcon, Tooltip } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { useEarlyLetters } from './use-early-letters.ts';
import { usePaletteKeys } from './use-palette-keys.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** Opens what finds everything, by a click or by Ctrl+K and `/`; its code comes when it is opened first. */
export function PaletteButton() {
  const t = useTranslate();
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = useCallback(() => {
    setWasOpened(true);
    setOpened(true);
  }, []);
  usePaletteKeys(open);
  const takeEarly = useEarlyLetters(opened);
  return (
    <>
      <Tooltip label={t('palette.hint')}>
        <ActionIcon
          variant="subtle"
          color="navy"
          size="lg"
          aria-label={t('palette.open')}
          aria-keyshortcuts="Control+K /"
          onClick={open}
        >
          <IconSearch size={19} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      {wasOpened ? (
        <Suspense fallback={null}>
          <Palette opened={opened} takeEarly={takeEarly} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
