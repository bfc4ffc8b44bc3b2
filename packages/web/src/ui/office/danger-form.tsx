import { Button, DataList, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { ReasonField } from './forms/reason-field.tsx';
import { useUnsaved } from './forms/unsaved.ts';
import { useKeptText } from './forms/use-kept-text.ts';

/** What a deed touches, by its name: how many of these, how much money. */
export type DangerFact = readonly [label: string, value: string];

interface DangerFormProps {
  text: ReactNode;
  facts: readonly DangerFact[];
  /** What the reason is called, where one is asked for. */
  reason: string | null;
  keep: string;
  confirm: string;
  onKeep: () => void;
  onConfirm: (reason: string) => void;
}

/** What will be done, what it touches, why, and the way back, which has the focus. */
export function DangerForm({ text, facts, reason, keep, confirm, onKeep, onConfirm }: DangerFormProps) {
  const t = useTranslate();
  const { typed, type, forget } = useKeptText(JSON.stringify([confirm, facts]));
  const [missing, setMissing] = useState(false);
  const [sent, setSent] = useState(false);
  useUnsaved(typed.trim() !== '' && !sent, true);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason !== null && !typed.trim()) setMissing(true);
        else {
          forget();
          setSent(true);
          onConfirm(typed.trim());
        }
      }}
    >
      <Stack gap="sm">
        <Text size="sm" component="div">
          {text}
        </Text>
        {facts.length > 0 ? (
          <section aria-label={t('danger.touches')}>
            <DataList labelWidth="min(200px, 52%)" gap={4}>
              {facts.map(([label, value]) => (
                <DataList.Item key={label}>
                  <DataList.ItemLabel>{label}</DataList.ItemLabel>
                  <DataList.ItemValue fw={600}>{value}</DataList.ItemValue>
                </DataList.Item>
              ))}
            </DataList>
          </section>
        ) : null}
        {reason === null ? null : (
          <ReasonField
            label={reason}
            value={typed}
            isMissing={missing}
            onChange={(value) => {
              type(value);
              setMissing(false);
            }}
          />
        )}
        <Group justify="flex-end" gap="xs">
          {/* Enter pressed out of habit must not destroy anything. */}
          <Button
            variant="default"
            onClick={() => {
              forget();
              onKeep();
            }}
            data-autofocus
          >
            {keep}
          </Button>
          <Button type="submit" color="coral">
            {confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
