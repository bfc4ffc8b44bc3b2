import { Button, Group, Modal, TextInput } from '@mantine/core';
import { IconCamera, IconScan } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { CameraPicture } from './camera-picture.tsx';

interface ScanButtonsProps {
  onCode: (code: string) => void;
  isBusy: boolean;
}

/** Scan to check in: scanners are heard without a tap; here a serial number is typed, or the camera is opened. */
export function ScanButtons({ onCode, isBusy }: ScanButtonsProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TypeCode onCode={onCode} isBusy={isBusy} />
      <Button
        variant="default"
        leftSection={<IconCamera size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('roomDesk.camera')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('roomDesk.cameraTitle')}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        <CameraPicture
          onCode={(code) => {
            setOpen(false);
            onCode(code);
          }}
        />
      </Modal>
    </>
  );
}

function TypeCode({ onCode, isBusy }: ScanButtonsProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return;
    onCode(typed);
    setTyped('');
  };
  return (
    <form onSubmit={submit} role="search" aria-label={t('roomDesk.scan')}>
      <Group gap={6} wrap="nowrap">
        <TextInput
          aria-label={t('roomDesk.code')}
          w="17rem"
          maw="100%"
          placeholder={t('roomDesk.code')}
          leftSection={<IconScan size={16} aria-hidden />}
          value={typed}
          maxLength={2000}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" loading={isBusy}>
          {t('roomDesk.find')}
        </Button>
      </Group>
    </form>
  );
}
