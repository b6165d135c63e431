import { allOperations } from '@talentplace/contract/operations'
import { endpointsOf, isCalledEarly, type Endpoint } from './endpoint.ts'

/** Method and path of all other operations; made by the build as `endpoints.ts` is. */
export const memberEndpoints: Record<string, Endpoint> = endpointsOf(
  allOperations.filter((operation) => !isCalledEarly(operation)),
)
