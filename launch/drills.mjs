import { findEngines } from './engines.mjs'
import { runSteps } from './run-steps.mjs'
import { steps } from './steps.mjs'

await runSteps([{ ...steps.drills, prepare: findEngines }])
