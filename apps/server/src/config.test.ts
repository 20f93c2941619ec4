import { describe, expect, test } from 'vitest';
import { BadSetting, readConfig } from './config.ts';

describe('settings', () => {
  test('nothing has to be set', () => {
    expect(readConfig({})).toMatchObject({ port: 8080, dataDir: './data', databaseUrl: undefined });
  });

  test('an empty variable counts as not set', () => {
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
  ])('%s=%s stops the program with a sentence that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });

    expect(read).toThrow(BadSetting);
    expect(read).toThrow(`The setting ${name} cannot be used`);
  });

  test('all bad settings are named at once', () => {
    const read = () => readConfig({ AMBERHALL_PORT: 'x', AMBERHALL_BOT_DELAY: '-1' });

    expect(read).toThrow(/AMBERHALL_PORT[^]*AMBERHALL_BOT_DELAY/);
  });
});
