import { ApiError } from '#lib/api-error.ts';
import { findOrderPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import css from './share-dialog.module.css';

/** Whether something was refused because the session was opened by the link of a ticket, which only looks. */
export function needsAskedLink(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'session.askLink';
}

/** Why that is so, and the way on: a link of one's own. */
export function AskLinkHint({ orderNo }: { orderNo: string }) {
  const t = useTranslate();
  return (
    <div className={css.hint}>
      <p>{t('links.ask')}</p>
      <ButtonLink to={`${findOrderPage}?ask=${orderNo}`}>{t('links.ask.submit')}</ButtonLink>
    </div>
  );
}

/** What was refused, in its words; whoever closed the sign-in knows that, and is told nothing. */
export function Refused({ error }: { error: unknown }) {
  return error instanceof ApiError && <p className={css.problem}>{error.message}</p>;
}
