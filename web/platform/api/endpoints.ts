import { operations } from '@talentplace/contract/operations'

/** Where an operation is called: `path` below `/api`, parameters in braces. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
}

/**
 * Method and path of every operation, by its name. The web build runs this module once and ships its result,
 * so that neither the contract's schemas nor the validation library reach a browser's first load.
 */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.values(operations).map(({ name, method, path }) => [name, { method, path }]),
)
