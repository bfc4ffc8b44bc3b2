import { beadCodes, codeOutcomes, resultMap } from '@gangway/contract/legacy/results.ts';
import { Text, Title } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { Bead } from './bead.tsx';
import css from './code-legend.module.css';

/** The codes of bead bets as the legacy system named them, and which of them are understood. */
export function CodeLegend() {
  const t = useTranslate();
  return (
    <section className={css.legend} aria-label={t('baccarat.legend')}>
      <Title order={2}>{t('baccarat.legend')}</Title>
      <dl>
        {beadCodes.map((code) => {
          const outcome = codeOutcomes[code];
          return (
            <div key={code}>
              <dt>
                <code>{code}</code>
              </dt>
              <dd>
                {outcome ? (
                  <>
                    <Bead results={[outcome]} /> {t(`baccarat.code.${resultMap[outcome]}`)}
                  </>
                ) : (
                  t('baccarat.unconfirmed')
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <Text size="sm">{t('baccarat.unconfirmedText')}</Text>
      <Text size="sm">{t('baccarat.marks')}</Text>
    </section>
  );
}
