import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import partsCss from '#ui/scanner/parts.module.css';
import type { Engine } from '../engine/engine.ts';
import css from './post.module.css';

const longest = 40;

/** Asked once for each device. */
export function NameDevice({ engine }: { engine: Engine }) {
  const t = useTranslate();
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) void engine.nameDevice(name.trim());
  };
  return (
    <form className={css.form} onSubmit={save}>
      <h2>{t('scan.device.title')}</h2>
      <p>{t('scan.device.text')}</p>
      <label className={partsCss.field}>
        {t('scan.device.name')}
        <input
          value={name}
          maxLength={longest}
          required
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className={partsCss.button}>
        {t('scan.device.save')}
      </button>
    </form>
  );
}
