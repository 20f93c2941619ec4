import { expect, test } from 'vitest';
import { failedTests } from './lib/failed-tests.ts';

const passed = { fullName: 'cards draw', status: 'passed', failureMessages: [] };

function results(...testResults: object[]): unknown {
  return { numPassedTests: 1, testResults };
}

test('a failed test is listed with its file and the first line of its message', () => {
  const failed = {
    fullName: 'cards reap',
    status: 'failed',
    failureMessages: ['AssertionError: expected 1 to be 2\n    at reap.test.ts:3'],
  };
  const file = { name: '/here/packages/reap.test.ts', status: 'failed', message: '' };

  const lines = failedTests(results({ ...file, assertionResults: [passed, failed] }), '/here');

  expect(lines).toEqual(['packages/reap.test.ts > cards reap: AssertionError: expected 1 to be 2']);
});

test('a file that could not run is listed with the first line of its message', () => {
  const file = { name: '/here/broken.test.ts', status: 'failed', message: '\nCannot find module\nmore' };

  const lines = failedTests(results({ ...file, assertionResults: [] }), '/here');

  expect(lines).toEqual(['broken.test.ts: Cannot find module']);
});

test('a file that passed is not listed', () => {
  const file = { name: '/here/reap.test.ts', status: 'passed', message: '' };

  expect(failedTests(results({ ...file, assertionResults: [passed] }), '/here')).toEqual([]);
});
