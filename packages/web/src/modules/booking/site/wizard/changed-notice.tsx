import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Icon } from '#ui/site/icon.tsx';
import type { Change } from './changes-of.ts';
import css from './changed-notice.module.css';

interface ChangedNoticeProps {
  changes: readonly Change[];
  onAccept: () => void;
}

export const changedNoticeId = 'changed-notice';

/** Another price or time than the one that was shown, or worse terms: nothing is bought before it is agreed to. */
export function ChangedNotice({ changes, onAccept }: ChangedNoticeProps) {
  const t = useTranslate();
  return (
    <div id={changedNoticeId} className={css.notice} role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div className={css.changes}>
        {changes.map((change) => (
          <p key={change.name}>
            <strong>{t(`wizard.${change.name}.changed`)}</strong>
            <span>{t(`wizard.${change.name}.text`, valuesOf(change))}</span>
          </p>
        ))}
      </div>
      <Button look="second" onClick={onAccept}>
        {acceptWords(t, changes)}
      </Button>
    </div>
  );
}

/** What is agreed to, on the button that does. */
export function acceptWords(t: ReturnType<typeof useTranslate>, changes: readonly Change[]): string {
  const now = changes.map((change) => (change.name === 'terms' ? t('wizard.terms.new') : change.now));
  return t('wizard.price.accept', { now: now.join(' · ') });
}

function valuesOf(change: Change) {
  return change.name === 'terms' ? { ...change.worse } : { before: change.before, now: change.now };
}
