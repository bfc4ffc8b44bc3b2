import { Badge, Box, Button, Group, TextInput } from '@mantine/core';
import { IconCamera, IconPlugX, IconScan } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { OfficeModal } from '#ui/office/office-modal.tsx';
import { CameraPicture } from './camera-picture.tsx';

interface TypeCodeProps {
  scan: (code: string) => void;
  isBusy: boolean;
}

interface ScanButtonsProps extends TypeCodeProps {
  /** The scanner of the serial port is not there. */
  isUnplugged: boolean;
}

/** Scan to check in: scanners are heard without a tap; here a serial number is typed, or the camera is opened. */
export function ScanButtons({ scan, isBusy, isUnplugged }: ScanButtonsProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box miw={0}>
        <div role="status">
          {isUnplugged ? (
            <Badge
              color="coral"
              variant="light"
              size="lg"
              tt="none"
              leftSection={<IconPlugX size={15} aria-hidden />}
            >
              {t('roomDesk.unplugged')}
            </Badge>
          ) : null}
        </div>
        <TypeCode scan={scan} isBusy={isBusy} />
      </Box>
      <Button
        variant="default"
        leftSection={<IconCamera size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('roomDesk.camera')}
      </Button>
      <OfficeModal opened={isOpen} onClose={() => setOpen(false)} title={t('roomDesk.cameraTitle')}>
        <CameraPicture
          onCode={(code) => {
            setOpen(false);
            scan(code);
          }}
        />
      </OfficeModal>
    </>
  );
}

function TypeCode({ scan, isBusy }: TypeCodeProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return;
    scan(typed);
    setTyped('');
  };
  return (
    <form onSubmit={submit} role="search" aria-label={t('roomDesk.scan')}>
      <Group gap={6} wrap="nowrap">
        <TextInput
          aria-label={t('roomDesk.code')}
          w="18rem"
          miw={0}
          placeholder={t('roomDesk.code')}
          leftSection={<IconScan size={16} aria-hidden />}
          value={typed}
          maxLength={2000}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" loading={isBusy} flex="none">
          {t('roomDesk.find')}
        </Button>
      </Group>
    </form>
  );
}
