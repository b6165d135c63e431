import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from './reports.mjs'

const spec = (title: string, status: string, message?: string) => ({
  file: 'a.spec.ts',
  line: 7,
  title,
  tests: [{ projectName: 'phone', status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
})

test('names each failed test, and a file that broke before its first one', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { name: '/p/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'pending' }] },
      {
        name: '/p/b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed' },
          {
            status: 'failed',
            fullName: 'B4.3 hides it',
            failureMessages: ['\u001B[31mAssertionError: expected 1 to be 2\u001B[0m\n  at b.test.ts:3'],
          },
        ],
      },
      { name: '/p/c.test.ts', status: 'failed', message: 'Cannot find module x', assertionResults: [] },
    ],
  }
  expect(readVitest(report)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: [
      '/p/b.test.ts › B4.3 hides it: AssertionError: expected 1 to be 2',
      '/p/c.test.ts: Cannot find module x',
    ],
  })
})

test('names each failed journey and its width; one that passed when repeated failed', () => {
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
    suites: [
      { specs: [spec('passes', 'expected'), spec('fails', 'unexpected', 'Error: no such page\nat …')] },
      { suites: [{ specs: [spec('wavers', 'flaky', 'Error: late')] }] },
    ],
  }
  expect(readPlaywright(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 0,
    failures: ['a.spec.ts:7 [phone] › fails: Error: no such page', 'a.spec.ts:7 [phone] › wavers: Error: late'],
  })
})

test('a run of journeys that broke before its first one says why', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  const counts = readPlaywright({ stats, errors: [{ message: 'Error: the server ended early' }], suites: [] })
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0, failures: ['Error: the server ended early'] })
})
