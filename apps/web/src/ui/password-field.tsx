import { PasswordInput } from '@mantine/core';
import type { PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A password field. Its button has an accessible name, and a wrong password is marked as in other fields. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ 'aria-label': t('common:showPassword') }}
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
