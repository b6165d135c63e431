import { readFileSync } from 'node:fs'

/** What is read of Vitest's report as JSON. */
interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/**
 * The name of a test that failed, from the report of a run that did.
 * @throws Error when no test failed: the changed code doesn’t even load, and shows nothing about the tests
 */
export function firstFailure(report: string): string {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const failed = testResults.flatMap((file) => file.assertionResults).find((test) => test.status === 'failed')
  if (failed) return failed.fullName
  throw new Error(testResults.map(({ message }) => message).find((message) => message !== '') ?? 'No test was run.')
}
