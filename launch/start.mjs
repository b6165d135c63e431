import { runProgram } from './run-program.mjs'

runProgram(['server/app/start.ts', ...process.argv.slice(2)])
