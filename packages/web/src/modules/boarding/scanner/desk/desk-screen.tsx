import { useEffect, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import partsCss from '#ui/scanner/parts.module.css';
import { kindOfCode } from '../readers/looks-like-code.ts';
import { allowSound, signal } from '../readers/signals.ts';
import { readWedge } from '../readers/wedge.ts';

/** `/ship/shipWriteOff`: reads what a scanner types, and says so. It writes nothing off yet. */
export function DeskScreen() {
  const t = useTranslate();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const silence = allowSound();
    const stop = readWedge((read) => {
      setText(read);
      signal(kindOfCode(read) === 'other' ? 'refused' : 'warned');
    });
    return () => {
      silence();
      stop();
    };
  }, []);
  return (
    <section className={partsCss.notice}>
      <h2>{t('scanner.notYet.title')}</h2>
      <p>{t('scanner.notYet.desk')}</p>
      {text === null ? null : <output>{t('scanner.notYet.read', { text })}</output>}
    </section>
  );
}
