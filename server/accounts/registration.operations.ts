import { registerOperation } from './registration/register.ts'

/** A company’s first account. */
export function registrationOperations(deps: Parameters<typeof registerOperation>[0]) {
  return {
    register: registerOperation(deps),
  }
}
