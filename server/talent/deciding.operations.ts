import { decideApplicationOperation, type DecidingDeps } from './deciding/decide-application.ts'

/** How staff decide on applications. */
export function decidingOperations(deps: DecidingDeps) {
  return {
    decideApplication: decideApplicationOperation(deps),
  }
}
