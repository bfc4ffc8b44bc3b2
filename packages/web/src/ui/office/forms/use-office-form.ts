import { type FormErrors, useForm } from '@mantine/form';
import { useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '#lib/api-error.ts';
import { answerErrors, schemaErrors } from '#lib/field-errors.ts';
import { useDraft } from './use-draft.ts';
import { rebase } from './rebase.ts';
import { type DifferenceWords, useStaleRecord } from './use-stale-record.ts';

interface OfficeForm<Values, Schema extends z.ZodType, Stored> extends DifferenceWords {
  initialValues: Values;
  /** The schema of the body, from the contract. */
  schema: Schema;
  /**
   * Makes the body out of what the fields hold; without it the fields are the body. The version of the record is put to it.
   */
  toBody?: (values: Values, record: Stored | null) => object;
  save: (body: z.output<Schema>) => Promise<void>;
  /**
   * Under which name what is typed is kept until it is saved: the form, and what of. Null for what must not be kept, or is
   * typed again as quickly.
   */
  draft: string | null;
  /** What the form is about, where its fields have labels of their own: `field.<scope>.<field>`. */
  scope?: string;
  /** The record the form changes, as it was read; null for a new one. */
  record?: Stored | null;
  /** What the fields hold of a record: asked again when somebody else has saved it meanwhile. */
  valuesOf?: (record: Stored) => Values;
}

/**
 * A form held to the contract: it shows the schema's refusals, then the server's, at the fields. Where somebody else has saved
 * the record meanwhile it says so, and leaves the choice.
 */
export function useOfficeForm<
  Values extends Record<string, unknown>,
  Schema extends z.ZodType,
  Stored extends { version: number } = { version: number },
>({
  initialValues,
  schema,
  toBody = (values) => values,
  save,
  draft: draftName,
  scope,
  record: opened = null,
  valuesOf,
  ...words
}: OfficeForm<Values, Schema, Stored>) {
  const [saving, setSaving] = useState(false);
  const [record, setRecord] = useState(opened);
  const [base, setBase] = useState(initialValues);
  const [saved, setSaved] = useState<Values | null>(null);
  const stale = useStaleRecord<Stored>(words);
  const form = useForm<Values>({
    initialValues,
    validate: (values) => refusals(values, record),
  });

  // What was saved is no longer to lose, while its drawer still slides away.
  const dirty = form.isDirty() && form.values !== saved;
  const draft = useDraft({
    form: draftName,
    version: record?.version ?? null,
    values: form.values,
    dirty,
    restore: (values) => form.setValues((now) => ({ ...now, ...values })),
  });

  function bodyOf(values: Values, of: Stored | null): unknown {
    const body = toBody(values, of);
    return of ? { ...body, version: of.version } : body;
  }

  function refusals(values: Values, of: Stored | null): FormErrors {
    const read = schema.safeParse(bodyOf(values, of));
    return read.success ? {} : schemaErrors(read.error, {}, scope);
  }

  async function send(values: Values, of: Stored | null): Promise<void> {
    setSaving(true);
    stale.forget();
    try {
      await save(schema.parse(bodyOf(values, of)));
      setSaved(form.getValues());
      draft.drop();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setErrors(answerErrors(error, scope));
      if (valuesOf) stale.note(error);
    } finally {
      setSaving(false);
    }
  }

  /** The form upon what is stored now, with these values in it. */
  function standUpon(current: Stored, theirs: Values, values: Values): void {
    setRecord(current);
    setBase(theirs);
    form.resetDirty(theirs);
    form.setValues(values);
    form.clearErrors();
    stale.forget();
  }

  async function keepMine(current: Stored, theirs: Values): Promise<void> {
    const mine = rebase(base, form.getValues(), theirs);
    standUpon(current, theirs, mine);
    const refused = refusals(mine, current);
    form.setErrors(refused);
    if (Object.keys(refused).length === 0) await send(mine, current);
  }

  const submit = form.onSubmit(
    (values) => send(values, record),
    (errors) => {
      const [first] = Object.keys(errors);
      if (first) form.getInputNode(first)?.focus();
    },
  );

  const current = stale.current;
  const theirs = current && valuesOf ? valuesOf(current) : null;
  const conflict =
    current && theirs
      ? {
          ...stale.told,
          takeTheirs: () => standUpon(current, theirs, theirs),
          keepMine: () => keepMine(current, theirs),
        }
      : null;
  /** What the frame of the form needs to know. */
  const frame = {
    onSubmit: submit,
    saving,
    dirty,
    conflict,
    draft: draft.offer,
    onDiscard: draft.drop,
  };
  return { form, submit, saving, record, frame };
}
