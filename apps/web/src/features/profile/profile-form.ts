/** The values of the profile form, and the request made from them. */
import { CardSize, OptionSettings, PASSWORD_LENGTH, ProfileRules } from '@amberhall/protocol';
import type { ProfileData, User } from '@amberhall/protocol';
import { z } from 'zod';

export const ProfileForm = z
  .object({
    username: ProfileRules.shape.username,
    email: ProfileRules.shape.email,
    /** Empty: the password stays. */
    password: z
      .string()
      .refine(
        (password) => password === '' || password.length >= PASSWORD_LENGTH.min,
        'Password must be at least 6 characters',
      )
      .max(PASSWORD_LENGTH.max, 'Password must be no more than 512 characters'),
    passwordAgain: z.string(),
    /** Required for a new password or address. */
    currentPassword: z.string(),
    challongeKey: z.string(),
    challongeSubdomain: z.string(),
    background: z.string(),
    cardSize: CardSize,
    options: OptionSettings,
    /** Base64; `null` removes the picture, absent means unchanged. */
    avatar: z.string().nullish(),
    customBackground: z.string().nullish(),
  })
  .refine((form) => form.password === form.passwordAgain, {
    path: ['passwordAgain'],
    error: 'The passwords you have entered do not match',
    // Shown together with the errors of other fields.
    when: () => true,
  });
export type ProfileForm = z.infer<typeof ProfileForm>;

export const formOf = ({ username, email, challonge, settings }: User): ProfileForm => ({
  username,
  email,
  password: '',
  passwordAgain: '',
  currentPassword: '',
  challongeKey: challonge.key,
  challongeSubdomain: challonge.subdomain,
  background: settings.background,
  cardSize: settings.cardSize,
  options: settings.optionSettings,
});

export const dataOf = (form: ProfileForm): ProfileData => ({
  username: form.username,
  email: form.email,
  ...(form.password !== '' && { password: form.password }),
  ...(form.currentPassword !== '' && { currentPassword: form.currentPassword }),
  ...(form.avatar !== undefined && { avatar: form.avatar }),
  ...(form.customBackground !== undefined && { customBackground: form.customBackground }),
  challonge: { key: form.challongeKey.trim(), subdomain: form.challongeSubdomain.trim() },
  settings: { background: form.background, cardSize: form.cardSize, optionSettings: form.options },
});
