import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { SendButton } from '#ui/office/forms/send-button.tsx';

interface GuestCardFormProps {
  form: { attempt: number; busy: boolean; refusal: string | null; submit: () => Promise<void> };
  /** Where the focus is at first; what is wrong takes it once it was tried. */
  first?: string;
  /** The way back. */
  keep: string;
  confirm: string;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a form about one guest: what was refused, the way back and the way on. */
export function GuestCardForm({ form, first, keep, confirm, onClose, children }: GuestCardFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const { attempt } = form;
  useEffect(() => {
    const wanted = attempt > 0 ? '[aria-invalid="true"]' : first;
    if (wanted) box.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [attempt, first]);
  return (
    <form
      ref={box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap="sm">
        {children}
        {form.refusal ? (
          <Alert color="coral" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />}>
            {form.refusal}
          </Alert>
        ) : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {keep}
          </Button>
          <SendButton loading={form.busy}>{confirm}</SendButton>
        </Group>
      </Stack>
    </form>
  );
}
