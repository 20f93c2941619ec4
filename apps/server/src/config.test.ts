import { describe, expect, test } from 'vitest';
import { BadSetting, readConfig } from './config.ts';

describe('settings', () => {
  test('every setting has a default', () => {
    expect(readConfig({})).toMatchObject({ port: 8080, dataDir: './data', databaseUrl: undefined });
  });

  test('an empty variable counts as unset', () => {
    expect(readConfig({ AMBERHALL_PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080 });
  });

  test.each([
    ['AMBERHALL_PORT', '70000'],
    ['AMBERHALL_PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['AMBERHALL_SECRET', 'too short'],
    ['AMBERHALL_ADMIN_NAME', 'no good name'],
    ['AMBERHALL_TRUST_PROXY', 'perhaps'],
    ['AMBERHALL_NODE_NAME', '../escape'],
    ['AMBERHALL_NODE_ORIGINS', 'https://node1.example.org'],
    ['AMBERHALL_NODE_ORIGINS', "wss://node1.example.org; script-src 'unsafe-inline'"],
    ['AMBERHALL_HCAPTCHA_SECRET', 'without-a-key'],
    ['AMBERHALL_PASSWORD_MEMORY', '1'],
    ['AMBERHALL_PATREON_URL', 'patreon'],
    ['AMBERHALL_NODE_PORT', '65536'],
    ['AMBERHALL_LOG_LEVEL', 'loud'],
  ])('%s=%s stops the program with a message that names the setting', (name, value) => {
    const read = () => readConfig({ [name]: value });

    expect(read).toThrow(BadSetting);
    expect(read).toThrow(`The setting ${name} cannot be used`);
  });

  test.each(['trace', 'debug', 'info', 'warn', 'error', 'silent'])('the log level can be %s', (level) => {
    expect(readConfig({ AMBERHALL_LOG_LEVEL: level }).logLevel).toBe(level);
  });

  test('a public site cannot use the captcha’s test secret', () => {
    const settings = {
      AMBERHALL_HCAPTCHA_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001',
      AMBERHALL_HCAPTCHA_SECRET: '0x0000000000000000000000000000000000000000',
    };

    expect(readConfig(settings).hcaptcha).toBeDefined();
    expect(() => readConfig({ ...settings, AMBERHALL_PUBLIC_URL: 'https://hall.example.org' })).toThrow(
      'this is the secret for tests',
    );
  });

  test.each([
    [undefined, 0],
    ['http://localhost:8080', 0],
    ['http://127.0.0.1:8080', 0],
    ['https://hall.example.org', 15],
  ])('with the public address %s, accounts can chat after %d minutes', (publicUrl, minutes) => {
    const settings = publicUrl === undefined ? {} : { AMBERHALL_PUBLIC_URL: publicUrl };

    expect(readConfig(settings).chatAge).toBe(minutes);
    expect(readConfig({ ...settings, AMBERHALL_CHAT_AGE: '60' }).chatAge).toBe(60);
  });

  test('the Patreon link needs all of its settings', () => {
    const part = { AMBERHALL_PATREON_CLIENT: 'client', AMBERHALL_PATREON_SECRET: 'secret' };

    expect(() => readConfig(part)).toThrow('AMBERHALL_PATREON_CAMPAIGN cannot be used');
    expect(readConfig({}).patreon).toBeUndefined();
    expect(readConfig({ ...part, AMBERHALL_PATREON_CAMPAIGN: '7' }).patreon).toMatchObject({ campaign: '7' });
  });

  test('all invalid settings are reported at once', () => {
    const read = () => readConfig({ AMBERHALL_PORT: 'x', AMBERHALL_BOT_DELAY: '-1' });

    expect(read).toThrow(/AMBERHALL_PORT[^]*AMBERHALL_BOT_DELAY/);
  });
});
