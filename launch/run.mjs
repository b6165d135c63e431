import { runProgram } from './run-program.mjs'

runProgram(process.argv.slice(2))
