import { useState } from 'react';
import { passwordStrength } from '@gangway/contract/identity/rules.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Field } from './field.tsx';
import css from './form.module.css';
import { Drawing } from './drawing.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  /** A password being chosen shows how well it would stand. */
  strength?: boolean;
}

export function PasswordField({ name, label, hint, autoComplete, strength = false }: PasswordFieldProps) {
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <Field name={name} label={label} hint={strength ? <Strength password={typed} /> : hint}>
      {(control) => (
        <div className={css.password}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onInput={(event) => {
              control.onInput();
              if (strength) setTyped(event.currentTarget.value);
            }}
          />
          <button
            type="button"
            className={css.reveal}
            onClick={() => setShown(!shown)}
            aria-label={shown ? t('password.hide') : t('password.show')}
            aria-controls={control.id}
          >
            <Drawing path={shown ? closedEye : openEye} />
          </button>
        </div>
      )}
    </Field>
  );
}

function Strength({ password }: { password: string }) {
  const t = useTranslate();
  if (!password) return t('password.hint');
  const strength = passwordStrength(password);
  return (
    <span className={css.strength}>
      <span className={css.bars} data-strength={strength} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {t(`password.strength.${strength}`)}
    </span>
  );
}

const openEye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
const closedEye =
  'M4 4l16 16M9.9 5.8A9.4 9.4 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.1 7.6A16.6 16.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M10 10a3 3 0 0 0 4 4';
