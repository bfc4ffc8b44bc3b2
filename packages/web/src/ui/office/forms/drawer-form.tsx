import { Button, Group, Stack } from '@mantine/core';
import { type FormEventHandler, type ReactNode, use, useEffect } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { type Conflict, ConflictNotice } from './conflict-notice.tsx';
import { type DraftOffer, DraftNotice } from './draft-notice.tsx';
import css from './drawer-form.module.css';
import { DrawerContext } from './form-drawer.tsx';
import { SendButton } from './send-button.tsx';
import { useUnsaved } from './unsaved.ts';

interface DrawerFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  saving: boolean;
  dirty: boolean;
  /** Somebody else has saved the record meanwhile. */
  conflict?: Conflict | null;
  /** What was begun here before, and not saved. */
  draft?: DraftOffer | null;
  /** What was typed is thrown away. */
  onDiscard?: () => void;
  /** Only to look at: there is nothing to save. */
  readOnly?: boolean;
  /** There is nothing yet that could be saved. */
  disabled?: boolean;
  submitLabel?: string;
  children: ReactNode;
}

/** The form inside a drawer: its fields, and below them always in sight the way out. */
export function DrawerForm({
  onSubmit,
  saving,
  dirty,
  conflict = null,
  draft = null,
  onDiscard,
  readOnly = false,
  disabled = false,
  submitLabel,
  children,
}: DrawerFormProps) {
  const t = useTranslate();
  const drawer = use(DrawerContext);
  useEffect(() => {
    drawer.setDirty(dirty, onDiscard);
    return () => drawer.setDirty(false);
  }, [drawer, dirty, onDiscard]);
  useUnsaved(dirty && !saving);
  return (
    <form onSubmit={onSubmit} noValidate className={css.form}>
      <Stack gap="sm" className={css.fields}>
        {draft && !readOnly ? <DraftNotice {...draft} /> : null}
        {conflict ? <ConflictNotice {...conflict} /> : null}
        {children}
      </Stack>
      <Group justify="flex-end" className={css.foot}>
        <Button variant="default" onClick={drawer.close}>
          {readOnly ? t('action.close') : t('action.cancel')}
        </Button>
        {readOnly ? null : (
          <SendButton loading={saving} disabled={disabled}>
            {submitLabel ?? t('action.save')}
          </SendButton>
        )}
      </Group>
    </form>
  );
}
