import { useTranslate } from '#lib/use-translate.ts';
import partsCss from '#ui/scanner/parts.module.css';
import { LineList } from './line-list.tsx';
import { PortCard } from './port-card.tsx';
import css from './serial-test-screen.module.css';
import { useSerialTest } from './use-serial-test.ts';

/** `/ship/serialScannerTest`: whether a scanner on a serial port is understood, byte by byte and line by line. */
export function SerialTestScreen() {
  const t = useTranslate();
  const test = useSerialTest();
  if (!test.hasSerial) {
    return (
      <section className={partsCss.notice}>
        <h2>{t('serial.none.title')}</h2>
        <p>{t('serial.none.text')}</p>
      </section>
    );
  }
  const { raw, decoded } = test.log;
  return (
    <div className={css.screen}>
      <PortCard test={test} />
      <div className={css.lists}>
        <section className={partsCss.card} aria-labelledby="decoded">
          <header className={css.head}>
            <h2 id="decoded">{t('serial.decoded')}</h2>
            <button
              type="button"
              className={partsCss.plain}
              disabled={raw.length === 0 && decoded.length === 0}
              onClick={test.clear}
            >
              {t('serial.clear')}
            </button>
          </header>
          <LineList
            empty={t('serial.decoded.empty')}
            lines={decoded.map(({ id, at, text, kind }) => ({
              id,
              at,
              text,
              note: t(`serial.kind.${kind}`),
              good: kind !== 'other',
            }))}
          />
        </section>
        <section className={partsCss.card} aria-labelledby="raw">
          <header className={css.head}>
            <h2 id="raw">{t('serial.raw')}</h2>
          </header>
          <LineList
            empty={t('serial.raw.empty')}
            lines={raw.map(({ id, at, text, hex }) => ({ id, at, text, note: hex }))}
          />
        </section>
      </div>
    </div>
  );
}
