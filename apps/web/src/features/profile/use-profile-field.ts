import { useFormContext } from 'react-hook-form';
import { translateServerMessage } from '../../lib/server-messages.ts';
import type { ProfileForm } from './profile-form.ts';

type TextField =
  | 'username'
  | 'email'
  | 'password'
  | 'passwordAgain'
  | 'currentPassword'
  | 'challongeKey'
  | 'challongeSubdomain';

/** @returns the properties that Mantine's fields need for the field of a name */
export function useProfileField() {
  const { register, formState } = useFormContext<ProfileForm>();
  return (name: TextField, help?: string) => {
    const message = formState.errors[name]?.message;
    const error = message && translateServerMessage(message);
    return { ...register(name), error, ...(help && !error && { description: help }) };
  };
}
