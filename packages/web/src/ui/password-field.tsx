import { useState } from 'react';
import { passwordStrength } from '@gangway/contract/identity/rules.ts';
import { useTranslate } from '../lib/use-translate.ts';
import { Field } from './field.tsx';
import css from './form.module.css';
import { Icon } from './icon.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** A password being chosen shows how well it would stand. */
  strength?: boolean;
}

export function PasswordField({ name, label, autoComplete, strength = false }: PasswordFieldProps) {
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState('');
  return (
    <Field name={name} label={label} hint={strength && <Strength password={typed} />}>
      {(control) => (
        <div className={css['password']}>
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
            className={css['reveal']}
            onClick={() => setShown(!shown)}
            aria-label={shown ? t('password.hide') : t('password.show')}
            aria-controls={control.id}
          >
            <Icon name={shown ? 'eyeOff' : 'eye'} />
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
    <span className={css['strength']}>
      <span className={css['bars']} data-strength={strength} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {t(`password.strength.${strength}`)}
    </span>
  );
}
