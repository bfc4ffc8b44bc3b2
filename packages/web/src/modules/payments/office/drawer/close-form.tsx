import { parseMoney } from '@gangway/contract/core/parse-money.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import {
  closeDrawerBody,
  closeShiftBody,
  type ShiftDetail,
} from '@gangway/contract/payments/drawer-schemas.ts';
import { Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { DraftNotice } from '#ui/office/forms/draft-notice.tsx';
import { SendButton } from '#ui/office/forms/send-button.tsx';
import { useUnsaved } from '#ui/office/forms/unsaved.ts';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { ownDrawerQuery, refreshDrawers } from '../desk-money/own-drawer.ts';
import { Difference } from './difference.tsx';
import css from './drawer.module.css';
import { shiftQuery, type Whose } from './shift-queries.ts';

/** Closes a drawer with a count: the own with a note where it differs, somebody else's always for a reason. */
export function CloseForm({ whose, shift }: { whose: Whose; shift: ShiftDetail }) {
  const t = useTranslate();
  const client = useQueryClient();
  const isOwn = whose === 'own';
  const said = isOwn ? 'note' : 'reason';
  const params = { id: shift.id };
  const { form, submit, saving, frame } = useOfficeForm({
    initialValues: { countedSen: '', [said]: '' },
    draft: `closeDrawer_${shift.id}`,
    schema: isOwn ? closeDrawerBody : closeShiftBody,
    toBody: (values) => ({ ...values, countedSen: parseMoney(values.countedSen) ?? undefined }),
    save: async (body) => {
      try {
        const closed =
          'reason' in body
            ? await operate(paymentsCalls.closeShift, { params, body })
            : await operate(paymentsCalls.closeDrawer, { params, body });
        client.setQueryData(shiftQuery(whose, shift.id).queryKey, closed);
        if (isOwn) client.setQueryData(ownDrawerQuery.queryKey, null);
        showSuccess(t('drawer.closed', { shiftNo: shift.shiftNo }));
      } finally {
        await refreshDrawers(client);
      }
    },
  });
  useUnsaved(frame.dirty && !saving);
  const counted = parseMoney(form.values.countedSen);
  const differs = counted !== null && counted !== shift.expectedSen;
  return (
    <form className={css.close} onSubmit={submit} noValidate aria-label={t('drawer.close')}>
      <Stack gap="sm">
        <Title order={2}>{isOwn ? t('drawer.close') : t('drawer.closeOf', { person: shift.person })}</Title>
        <Text size="sm">{isOwn ? t('drawer.closeText') : t('drawer.closeOfText')}</Text>
        {frame.draft ? <DraftNotice {...frame.draft} /> : null}
        <TextInput
          label={t('drawer.countedLabel')}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          {...form.getInputProps('countedSen')}
        />
        <Text size="sm" aria-live="polite" mih={21}>
          {counted === null ? null : <Difference sen={counted - shift.expectedSen} />}
        </Text>
        {differs || !isOwn ? (
          <Textarea
            label={isOwn ? t('drawer.noteLabel') : t('drawer.reasonLabel')}
            maxLength={200}
            autosize
            minRows={2}
            {...form.getInputProps(said)}
          />
        ) : null}
        <Group justify="flex-end">
          <SendButton loading={saving}>{t('drawer.close')}</SendButton>
        </Group>
      </Stack>
    </form>
  );
}
