import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ReasonField } from './reason-field.tsx';
import { SendButton } from './send-button.tsx';
import { useUnsaved } from './unsaved.ts';
import { useKeptText } from './use-kept-text.ts';

interface ReasonFormProps {
  /** What it will do, and to how many. */
  text: string;
  /** What the reason is called. */
  label: string;
  danger?: boolean;
  /** The deed by its name. */
  confirm: string;
  /** The way back by its name; of what is dangerous it is "Keep it" unless there is a better one. */
  keep?: string;
  onConfirm: (reason: string) => Promise<void>;
  onRefused: () => unknown;
  onClose: () => void;
}

/** Says what will be done, asks why, and does it. */
export function ReasonForm(props: ReasonFormProps) {
  const { text, label, danger = false, confirm } = props;
  const t = useTranslate();
  const { typed: reason, type, forget } = useKeptText(`${confirm} ${text}`);
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useUnsaved(reason.trim() !== '' && !busy, true);

  async function act(): Promise<void> {
    if (!reason.trim()) return setMissing(true);
    setBusy(true);
    setRefusal(null);
    try {
      await props.onConfirm(reason.trim());
      forget();
      props.onClose();
    } catch (error) {
      // What was not heard at all can be sent again as it was typed; why it was refused stays where it would be.
      await props.onRefused();
      if (hasMovedOn(error)) return props.onClose();
      setBusy(false);
      if (error instanceof ApiError) setRefusal(error.message);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act();
      }}
    >
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        <ReasonField
          label={label}
          isFirst
          isMissing={missing}
          value={reason}
          onChange={(typed) => {
            type(typed);
            setMissing(false);
            setRefusal(null);
          }}
        />
        {refusal ? (
          <Alert color="coral" variant="light" role="alert" icon={<IconAlertTriangle aria-hidden />}>
            {refusal}
          </Alert>
        ) : null}
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            onClick={() => {
              forget();
              props.onClose();
            }}
          >
            {props.keep ?? t(danger ? 'danger.keep' : 'action.cancel')}
          </Button>
          <SendButton loading={busy} {...(danger ? { color: 'coral' } : {})}>
            {confirm}
          </SendButton>
        </Group>
      </Stack>
    </form>
  );
}

/** It is not as the page thought it was: there is nothing to send again. */
function hasMovedOn(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 404 || error.code === 409);
}
