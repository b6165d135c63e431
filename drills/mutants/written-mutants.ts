import { checkoutMutants } from './checkout-mutants.ts'
import { renewalMutants } from './renewal-mutants.ts'
import { sessionMutants } from './session-mutants.ts'
import type { WrittenMutant } from './written-mutant.ts'

/** Mistakes where a database is needed to notice them: money, sessions, limits. */
export const writtenMutants: readonly WrittenMutant[] = [...checkoutMutants, ...renewalMutants, ...sessionMutants]
