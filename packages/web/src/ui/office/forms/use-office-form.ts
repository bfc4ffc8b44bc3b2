import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '#lib/api-error.ts';
import { answerErrors, schemaErrors } from '#lib/field-errors.ts';

interface OfficeForm<Values, Schema extends z.ZodType> {
  initialValues: Values;
  /** The schema of the body, from the contract. */
  schema: Schema;
  /** Makes the body out of what the fields hold; without it the fields are the body. */
  toBody?: (values: Values) => unknown;
  save: (body: z.output<Schema>) => Promise<void>;
  /** What the form is about, where its fields have labels of their own: `field.<scope>.<field>`. */
  scope?: string;
}

/** A form held to the contract: it shows the schema's refusals, then the server's, at the fields. */
export function useOfficeForm<Values extends Record<string, unknown>, Schema extends z.ZodType>({
  initialValues,
  schema,
  toBody = (values) => values,
  save,
  scope,
}: OfficeForm<Values, Schema>) {
  const [saving, setSaving] = useState(false);
  const form = useForm<Values>({
    initialValues,
    validate: (values) => {
      const read = schema.safeParse(toBody(values));
      return read.success ? {} : schemaErrors(read.error, {}, scope);
    },
  });

  const submit = form.onSubmit(
    async (values) => {
      setSaving(true);
      try {
        await save(schema.parse(toBody(values)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        form.setErrors(answerErrors(error, scope));
      } finally {
        setSaving(false);
      }
    },
    (errors) => {
      const [first] = Object.keys(errors);
      if (first) form.getInputNode(first)?.focus();
    },
  );

  return { form, submit, saving };
}
