import { AVATAR_BYTES, BACKGROUND_BYTES, PROFILE_TEXTS } from '@amberhall/protocol';
import { describe, expect, test } from 'vitest';
import { AVATAR, BACKGROUND, readBase64 } from './pictures.ts';

const file = (size: number, type: string) => new File([new Uint8Array(size)], 'picture', { type });

describe('a picture of a person', () => {
  test.each(['image/jpeg', 'image/gif', 'image/png'])('can be %s', (type) => {
    expect(AVATAR.check(file(10, type))).toBeUndefined();
    expect(AVATAR.types).toContain(type);
  });

  test.each(['image/svg+xml', 'image/webp', 'text/html', ''])('cannot be %j', (type) => {
    expect(AVATAR.check(file(10, type))).toBe(PROFILE_TEXTS.avatarFormat);
  });

  test('can have the largest size, but not one byte more', () => {
    expect(AVATAR.check(file(AVATAR_BYTES, 'image/png'))).toBeUndefined();
    expect(AVATAR.check(file(AVATAR_BYTES + 1, 'image/png'))).toBe(PROFILE_TEXTS.avatarSize);
  });

  test('of a wrong kind is refused for its kind, also if it is too large', () => {
    expect(AVATAR.check(file(AVATAR_BYTES + 1, 'text/html'))).toBe(PROFILE_TEXTS.avatarFormat);
  });
});

describe('a background', () => {
  test('does not move', () => {
    expect(BACKGROUND.check(file(10, 'image/gif'))).toBe(PROFILE_TEXTS.backgroundFormat);
    expect(BACKGROUND.check(file(10, 'image/jpeg'))).toBeUndefined();
  });

  test('is smaller than its limit', () => {
    expect(BACKGROUND.check(file(BACKGROUND_BYTES - 1, 'image/png'))).toBeUndefined();
    expect(BACKGROUND.check(file(BACKGROUND_BYTES, 'image/png'))).toBe(PROFILE_TEXTS.backgroundSize);
  });
});

test('a file is read without the head of its address', async () => {
  expect(await readBase64(new File(['a,b'], 'a.png', { type: 'image/png' }))).toBe(btoa('a,b'));
});
