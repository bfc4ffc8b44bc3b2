import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { isUnreadable } from './price-text.ts';

interface PriceFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
}

/** A price in ringgit, kept as it was typed until it is saved. */
export function PriceField({ value, onChange, error, ...props }: PriceFieldProps) {
  const t = useTranslate();
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      leftSection="RM"
      leftSectionWidth={36}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error && isUnreadable(value) ? t('price.unreadable') : error}
      {...props}
    />
  );
}
