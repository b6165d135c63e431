import { allOperations } from '@talentplace/contract/operations'
import { endpointsOf, isCalledEarly, type Endpoint } from './endpoint.ts'

/**
 * Method and path of the operations that first loads call, by name. The web build runs this module once and ships its
 * result, so that neither the contract's schemas nor the validation library reach a browser's first load.
 */
export const endpoints: Record<string, Endpoint> = endpointsOf(allOperations.filter(isCalledEarly))
