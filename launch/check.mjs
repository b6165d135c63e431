import { runSteps } from './run-steps.mjs'
import { steps } from './steps.mjs'

await runSteps([[steps.types, steps.lint, steps.formatting, steps.boundaries], steps.quickTests])
