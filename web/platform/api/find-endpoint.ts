import { ApiFailure, offlineMessage } from './api-failure.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

let known: Readonly<Record<string, Endpoint>> = endpoints

/** Has those that members call beside the others, so that they are found at once. @throws ApiFailure when they can't be loaded */
export async function loadMemberEndpoints(): Promise<void> {
  const { memberEndpoints } = await import('./member-endpoints.ts').catch(() => {
    throw new ApiFailure(0, { code: 'offline', message: offlineMessage })
  })
  known = { ...endpoints, ...memberEndpoints }
}

/** Where an operation is called; a promise only where it has to be loaded first. */
export function findEndpoint(name: string): Endpoint | Promise<Endpoint> {
  const found = known[name]
  if (found) return found
  return loadMemberEndpoints().then(() => {
    const late = known[name]
    if (!late) throw new Error(`There is no operation named ${name}`)
    return late
  })
}
