import { stripVTControlCharacters } from 'node:util'

/** What a test run's report says: how many tests passed, failed and were skipped, and of each that failed a line. */

const fits = 400

/** The first line of what a test said, without its colours. */
function firstLine(message = '') {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0].slice(0, fits)
}

export function readVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = []
  let brokenFiles = 0
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    for (const test of failed) failures.push(`${name} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
    if (status !== 'failed' || failed.length > 0) continue
    brokenFiles += 1
    failures.push(`${name}: ${firstLine(message)}`)
  }
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles,
    skipped: numPendingTests + numTodoTests,
    failures,
  }
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** A test that passed only when repeated hides a race: it counts as failed. */
export function readPlaywright({ stats, errors, suites }) {
  const { expected, unexpected, flaky, skipped } = stats
  const failures = []
  for (const { file, line, title, tests } of suites.flatMap(specsOf))
    for (const { projectName, status, results } of tests)
      if (status === 'unexpected' || status === 'flaky')
        failures.push(`${file}:${line} [${projectName}] › ${title}: ${firstLine(results[0]?.errors[0]?.message)}`)
  const broken = unexpected + flaky === 0 ? errors : []
  return {
    passed: expected,
    failed: unexpected + flaky + broken.length,
    skipped,
    failures: [...failures, ...broken.map(({ message }) => firstLine(message))],
  }
}
