import { runProgram } from './run-program.mjs'
import { startReport } from './start-report.mjs'

runProgram(['server/app/start.ts', '--dev', ...process.argv.slice(2)], {
  nodeOptions: ['--watch', '--watch-preserve-output'],
  env: { NODE_ENV: 'development' },
  report: startReport,
})
