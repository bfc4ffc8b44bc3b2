import type { ConfigEntry } from '@gangway/contract/settings/schemas.ts';
import { NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { MomentField } from '#ui/office/forms/moment-field.tsx';
import { settingText } from './setting-text.ts';
import { TiersField } from './tiers-field.tsx';

interface SettingValueFieldProps {
  entry: ConfigEntry;
  /** The value as it is stored. */
  value: string;
  error: ReactNode;
  onChange: (value: string) => void;
}

/** The editor for a setting's value, by its kind. */
export function SettingValueField({ entry, value, error, onChange }: SettingValueFieldProps) {
  const t = useTranslate();
  const shared = { label: t('field.value'), error, 'data-autofocus': true };
  switch (entry.kind) {
    case 'integer':
    case 'percent':
    case 'money': {
      const inWords = (bound: number) => settingText(entry.kind, String(bound));
      const scale = entry.kind === 'money' ? 100 : 1;
      const min = (entry.min ?? 0) / scale;
      const max = entry.max === null ? undefined : entry.max / scale;
      return (
        <NumberInput
          {...shared}
          description={
            max === undefined
              ? undefined
              : t('settings.range', { min: inWords(entry.min ?? 0), max: inWords(entry.max ?? 0) })
          }
          value={value === '' ? '' : Number(value) / scale}
          min={min}
          {...(max === undefined ? {} : { max })}
          thousandSeparator=","
          decimalScale={entry.kind === 'money' ? 2 : 0}
          fixedDecimalScale={entry.kind === 'money'}
          prefix={entry.kind === 'money' ? 'RM ' : ''}
          suffix={entry.kind === 'percent' ? '%' : ''}
          onChange={(next) => onChange(next === '' ? '' : String(Math.round(Number(next) * scale)))}
        />
      );
    }
    case 'instant':
      return (
        <MomentField
          {...shared}
          description={t('settings.portTime')}
          value={value}
          onChange={(instant) => onChange(instant ?? '')}
        />
      );
    case 'switch':
      return (
        <Switch
          label={value === 'true' ? t('status.on') : t('status.off')}
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      );
    case 'tiers':
      return <TiersField value={value} error={error} onChange={onChange} />;
    case 'text':
    default: {
      const text = {
        ...shared,
        value,
        onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
      };
      return entry.known ? <TextInput {...text} /> : <Textarea {...text} autosize minRows={2} maxRows={10} />;
    }
  }
}
