import { type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { answerErrors, type FormErrors, type SchemaError, schemaErrors } from '#lib/field-errors.ts';
import { translate } from '#lib/i18n.ts';
import { SignInCancelled } from '#lib/sign-in.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { FormContext } from './form-context.ts';
import { FormSummary } from './form-summary.tsx';
import css from './form.module.css';

interface FormSchema<Values> {
  safeParse: (typed: unknown) => { success: true; data: Values } | { success: false; error: SchemaError };
}

interface FormProps<Values> {
  /**
   * Loads what is checked before anything is sent: the same schema the server checks with. It comes when somebody
   * starts to type, so that opening a page with a form costs no validation library.
   */
  loadSchema: () => Promise<FormSchema<Values>>;
  /** Sends what was read; a refusal is shown at the fields it names, or on top. */
  send: (values: Values) => Promise<void>;
  children: (busy: boolean) => ReactNode;
  label?: string;
}

/** A form of native controls: what is typed stays in them whatever happens. */
export function Form<Values>({ loadSchema, send, children, label }: FormProps<Values>) {
  const t = useTranslate();
  const prefix = useId();
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const prepare = () => void loadSchema().catch(() => {});
    element.current?.addEventListener('focusin', prepare, { once: true });
  }, [loadSchema]);

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const context = useMemo(
    () => ({
      prefix,
      errors,
      clear: (field: string) =>
        setErrors((before) => {
          if (!(field in before)) return before;
          const { [field]: _fixed, ...rest } = before;
          return rest;
        }),
    }),
    [prefix, errors],
  );

  const refuse = (fields: FormErrors, why: ApiError | null) => {
    setErrors(inFormOrder(fields, element.current));
    setFailure(why);
    setRefusals((count) => count + 1);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setBusy(true);
    try {
      const schema = await loadSchema();
      const typed = readForm(form);
      const parsed = schema.safeParse(typed);
      if (!parsed.success) return refuse(schemaErrors(parsed.error, typed), null);
      setErrors({});
      setFailure(null);
      await send(parsed.data);
    } catch (error) {
      if (error instanceof SignInCancelled) return;
      const fields = answerErrors(error);
      refuse(fields, Object.keys(fields).length > 0 ? null : asApiError(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormContext value={context}>
      <form
        ref={element}
        className={css.form}
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label={label}
      >
        <FormSummary
          ref={summary}
          title={t('form.problems')}
          prefix={prefix}
          errors={errors}
          failure={failure}
        />
        {children(busy)}
      </form>
    </FormContext>
  );
}

function inFormOrder(errors: FormErrors, form: HTMLFormElement | null): FormErrors {
  const names = Array.from(form?.elements ?? [], (control) => control.getAttribute('name') ?? '');
  const place = (field: string) => (names.includes(field) ? names.indexOf(field) : names.length);
  return Object.fromEntries(Object.entries(errors).toSorted(([one], [other]) => place(one) - place(other)));
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // A piece of the page that is not to be had, and what is our own fault: its own words help nobody.
  return new ApiError(0, '', translate('site.failed.text'));
}

/** The values of a form's named controls; a tick box is true or false. */
function readForm(form: HTMLFormElement): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {};
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.name) {
      if (control.type === 'checkbox') values[control.name] = control.checked;
      else if (control.type !== 'radio') values[control.name] = control.value;
      else if (control.checked) values[control.name] = control.value;
      else values[control.name] ??= '';
    } else if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
      if (control.name) values[control.name] = control.value;
    }
  }
  return values;
}
