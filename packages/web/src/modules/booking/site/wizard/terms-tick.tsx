import { privacyPage, termsPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TickField } from '#ui/site/tick-field.tsx';

interface TermsTickProps {
  checked: boolean;
  onTick: (checked: boolean) => void;
}

/** The terms, in tabs of their own: a half-filled booking must not be left. */
export function TermsTick({ checked, onTick }: TermsTickProps) {
  const t = useTranslate();
  return (
    <TickField name="agreed" checked={checked} onTick={onTick}>
      {t('agree.start')}
      <a href={termsPage} target="_blank" rel="noopener">
        {t('legal.terms')}
      </a>
      {t('agree.and')}
      <a href={privacyPage} target="_blank" rel="noopener">
        {t('legal.privacy')}
      </a>
      {t('agree.end')}
    </TickField>
  );
}
