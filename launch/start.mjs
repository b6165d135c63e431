import { runProgram } from './run-program.mjs'
import { serverEnvironment, serverFlags } from './server-tuning.mjs'
import { startReport } from './start-report.mjs'

runProgram(['server/app/start.ts', ...process.argv.slice(2)], {
  nodeOptions: serverFlags,
  env: serverEnvironment,
  report: startReport,
})
