import { runProgram } from './run-program.mjs'
import { serverFlags } from './server-flags.mjs'

runProgram(['server/app/start.ts', ...process.argv.slice(2)], { nodeOptions: serverFlags })
