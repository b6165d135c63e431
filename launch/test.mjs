import { findBrowser } from './browser.mjs'
import { findEngines } from './engines.mjs'
import { runSteps } from './run-steps.mjs'
import { steps } from './steps.mjs'

const { types, lint, formatting, boundaries, build, tests, journeys } = steps

/** `npm test -- server/rules`, `npm test -- e2e/shell.spec.ts -g "line"`: what is asked for, and no more. */
const asked = process.argv.slice(2)
const asksForJourneys = asked[0]?.startsWith('e2e') === true

function only(step) {
  return { ...step, command: [...step.command, ...asked] }
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

function withEngines(step) {
  return {
    ...step,
    prepare() {
      findEngines()
      return {}
    },
  }
}

if (asked.length === 0)
  await runSteps([[types, lint, formatting, boundaries, build], withEngines(tests), inBrowser(journeys)])
else await runSteps(asksForJourneys ? [build, inBrowser(only(journeys))] : [only(tests)])
