import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { delimiter, join, sep } from 'node:path'
import { leftForTheNight, nightlyDrills } from './nightly.mjs'
import { makeMemoryFolder } from './memory-folder.mjs'
import { programs } from './node26.mjs'
import { readPlaywright, readVitest } from './reports.mjs'
import { root } from './root.mjs'

const LONGEST_STEP_MILLISECONDS = 40 * 60_000

/** What a developer may have set for the product must not reach the tests: their database, for one. */
const UNSET = {
  DATABASE_URL: undefined,
  NODE_ENV: undefined,
  HOST: undefined,
  PORT: undefined,
  DATA_DIR: undefined,
  DEMO_DATA: undefined,
  LOG_LEVEL: undefined,
  LOG_FORMAT: undefined,
}

/**
 * A step is a command that counts as one test, or a test run whose report `read` turns into `{passed, failed, skipped,
 * failures}`. A quiet one shows its output only when it fails.
 */
const types = {
  name: 'types',
  // One checker a project, each of which looks at what all its files use, and as many projects at once as there are processors: half
  // the work of four checkers each.
  command: ['tsc', '-b', '--checkers', '1', '--builders', String(availableParallelism())],
  quiet: true,
}
const lint = { name: 'lint', command: ['oxlint', '--deny-warnings'], quiet: true }
const formatting = { name: 'formatting', command: ['oxfmt', '--check'], quiet: true }
const boundaries = {
  name: 'boundaries',
  command: ['depcruise', '--config', '.dependency-cruiser.mjs', '.'],
  quiet: true,
}
const build = { name: 'web build', command: ['node', 'web/build.ts'], quiet: true }
const tests = {
  name: 'tests',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json'],
  reportFlag: '--outputFile.json=',
  read: readVitest,
}
/** All of them, but by day without those that wait for the night. */
const allTests = { ...tests, command: [...tests.command, ...leftForTheNight(process.env)] }
/** Those that need no database: a quarter of them, in seconds. */
const quickTests = { ...tests, command: [...tests.command, 'contract', 'launch', 'server/rules', 'web'] }
const drills = { ...tests, name: 'drills', command: [...tests.command, ...nightlyDrills] }
const journeys = {
  name: 'journeys',
  command: ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
  read: readPlaywright,
}

export const steps = { types, lint, formatting, boundaries, build, tests, allTests, quickTests, drills, journeys }

/** Runs one step, prints its line, and gives its counts and a line for each failure. */
export async function runStep({ name, command, quiet = false, reportFlag, read }, env = {}) {
  // What only runs a command writes next to nothing.
  const memory = read ? makeMemoryFolder() : null
  const folder = mkdtempSync(join(memory ?? tmpdir(), 'talentplace-step-'))
  // As root, the database of the journeys' product runs as another user, who has to get in.
  chmodSync(folder, 0o755)
  const report = join(folder, 'report.json')
  const started = performance.now()
  if (!quiet) console.log(`\n${name} …`)
  const [program, ...args] = [...command, ...(reportFlag ? [reportFlag + report] : [])]
  const { code, output } = await run(program, args, quiet, {
    ...env,
    ...(memory !== null && { TMPDIR: memory }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    E2E_DATA_DIR: join(folder, 'data'),
  })
  const counts = read ? readCounts(read, report, code) : commandCounts(code)
  rmSync(memory ?? folder, { recursive: true, force: true })
  if (quiet && code !== 0) console.error(`\n${output.trim()}\n`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${name}${read ? `: ${summary(counts)}` : ''} (${seconds} s)`)
  return { ...counts, failures: counts.failed === 0 ? [] : failuresOf(name, counts.failures) }
}

/** `N passed, N failed`, and the skipped ones when there are any. */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function run(program, args, quiet, env) {
  return new Promise((resolve) => {
    const child = spawn(join(programs, program), args, {
      cwd: root,
      env: { ...process.env, ...UNSET, ...env, PATH: programs + delimiter + process.env.PATH },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      timeout: LONGEST_STEP_MILLISECONDS,
    })
    let output = ''
    child.stdout?.on('data', (data) => (output += data))
    child.stderr?.on('data', (data) => (output += data))
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code, signal) => {
      if (signal)
        console.error(
          `${program} was ended by ${signal} (a step may last ${LONGEST_STEP_MILLISECONDS / 60_000} minutes).`,
        )
      resolve({ code: code ?? 1, output })
    })
  })
}

function commandCounts(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: [] }
}

// A command has shown its output already; so has a run that broke before its first test.
function failuresOf(name, failures) {
  return failures.length === 0 ? [name] : failures.map((failure) => `${name}: ${failure.replace(root + sep, '')}`)
}

// A run that fails without a failed test (a broken file, a crash, no report at all) is a failure too.
function readCounts(read, report, code) {
  let counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
  try {
    counts = read(JSON.parse(readFileSync(report, 'utf8')))
  } catch (error) {
    console.error(`No report was written (${error.message}).`)
  }
  if (counts.failed === 0 && code !== 0) counts.failed = 1
  return counts
}
