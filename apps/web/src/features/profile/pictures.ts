/** The rules for uploaded pictures. The server checks them again. */
import { AVATAR_BYTES, BACKGROUND_BYTES, PROFILE_TEXTS } from '@amberhall/protocol';

export interface PictureRules {
  /** Media types. */
  types: readonly string[];
  /** @returns the message for the rule that the file breaks */
  check: (file: File) => string | undefined;
}

const AVATAR_TYPES = ['image/jpeg', 'image/gif', 'image/png'];
const BACKGROUND_TYPES = ['image/png', 'image/jpeg'];

export const AVATAR: PictureRules = {
  types: AVATAR_TYPES,
  check: ({ size, type }) => {
    if (!AVATAR_TYPES.includes(type)) return PROFILE_TEXTS.avatarFormat;
    return size > AVATAR_BYTES ? PROFILE_TEXTS.avatarSize : undefined;
  },
};

export const BACKGROUND: PictureRules = {
  types: BACKGROUND_TYPES,
  check: ({ size, type }) => {
    if (!BACKGROUND_TYPES.includes(type)) return PROFILE_TEXTS.backgroundFormat;
    return size >= BACKGROUND_BYTES ? PROFILE_TEXTS.backgroundSize : undefined;
  },
};

/** @returns the file as base64, without the `data:` prefix */
export async function readBase64(file: File): Promise<string> {
  const reader = new FileReader();
  const address = await new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('The file could not be read', { cause: reader.error }));
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(',') + 1);
}
