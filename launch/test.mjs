import { findBrowser } from './browser.mjs'
import { runSteps } from './run-steps.mjs'
import { steps } from './steps.mjs'

const journeys = {
  ...steps.journeys,
  prepare() {
    const browser = findBrowser()
    return browser && { CHROMIUM_PATH: browser }
  },
}

await runSteps([[steps.types, steps.lint, steps.formatting, steps.boundaries, steps.build], steps.tests, journeys])
