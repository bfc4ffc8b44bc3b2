import { orderLinkCalls } from '@gangway/contract/booking/order-link-calls.ts';
import { callApi } from '#lib/call-api.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Form } from '#ui/site/form.tsx';
import { TextField } from '#ui/site/text-field.tsx';

const loadSchema = async () =>
  (await import('@gangway/contract/booking/order-link-schemas.ts')).guestEmailBody;

interface GuestEmailFormProps {
  /** Where mails go now. */
  email: string;
  onDone: (email: string) => Promise<void>;
  /** Whether whoever shows the form deals with a refusal. */
  onRefused: (error: unknown) => boolean;
}

/** Another address for what was booked without an account. */
export function GuestEmailForm({ email, onDone, onRefused }: GuestEmailFormProps) {
  const t = useTranslate();
  const { withSignIn } = useSignIn();
  return (
    <Form
      loadSchema={loadSchema}
      label={t('links.email.title')}
      send={async (body) => {
        try {
          await withSignIn(() => callApi(orderLinkCalls.correctOwnEmail, { body }));
        } catch (error) {
          if (onRefused(error)) return;
          throw error;
        }
        await onDone(body.email);
      }}
    >
      {(busy) => (
        <>
          <input type="hidden" name="shownEmail" value={email} />
          <TextField
            name="email"
            label={t('field.email')}
            defaultValue={email}
            type="email"
            autoComplete="email"
          />
          <Button type="submit" wide disabled={busy}>
            {busy ? t('form.busy') : t('links.email.submit')}
          </Button>
        </>
      )}
    </Form>
  );
}
