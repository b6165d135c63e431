import { findBrowser } from './browser.mjs'
import { changedTests } from './changed.mjs'
import { findEngines } from './engines.mjs'
import { runSteps } from './run-steps.mjs'
import { steps } from './steps.mjs'

const { types, lint, formatting, boundaries, build, tests, allTests, journeys } = steps

/** `npm test -- server/rules`, `npm test -- e2e/shell.spec.ts -g "line"`: what is asked for, and no more. */
const args = process.argv.slice(2)
const asksForJourneys = args[0]?.startsWith('e2e') === true
const changed = args.find((each) => /^--changed(?:=|$)/.test(each))

function only(step) {
  return { ...step, command: [...step.command, ...args] }
}

/** `--changed`, or `--changed=<commit>`: the test files, and what else was asked for. */
function onlyChanged(flag) {
  const [, commit] = flag.split('=')
  return { ...tests, command: [...tests.command, ...changedTests(commit), ...args.filter((each) => each !== flag)] }
}

function inBrowser(step) {
  return {
    ...step,
    prepare() {
      const browser = findBrowser()
      return browser && { CHROMIUM_PATH: browser }
    },
  }
}

if (args.length === 0)
  await runSteps([
    [types, lint, formatting, boundaries, build],
    { ...allTests, prepare: findEngines },
    inBrowser(journeys),
  ])
else if (changed !== undefined) await runSteps([onlyChanged(changed)])
else await runSteps(asksForJourneys ? [build, inBrowser(only(journeys))] : [only(tests)])
