import type { operations } from '@talentplace/contract/operations'

/** Where an operation is called: `path` below `/api`, parameters in braces. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
}

type Declared = (typeof operations)[keyof typeof operations]

/** Called on first loads by signed-in people too. */
const sessionOperations: readonly string[] = ['accounts.getSession', 'accounts.logout']

/** True for what a first load may call; the other endpoints come with the first call of one of them. */
export function isCalledEarly({ name, caller }: Declared): boolean {
  return caller === 'anyone' || sessionOperations.includes(name)
}

export function endpointsOf(declared: readonly Declared[]): Record<string, Endpoint> {
  return Object.fromEntries(declared.map(({ name, method, path }) => [name, { method, path }]))
}
