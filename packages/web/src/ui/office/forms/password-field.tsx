import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

/** A password field whose eye has a name. */
export function PasswordField(props: PasswordInputProps) {
  const t = useTranslate();
  return (
    <PasswordInput
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': t('office.showPassword'), tabIndex: 0 }}
      {...props}
    />
  );
}
