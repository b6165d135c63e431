import type { QueryClient } from '@tanstack/react-query'
import type { OperationName } from '../../platform/api/operation-types.ts'

type FeatureOf<Name extends string> = Name extends `${infer Feature}.${string}` ? Feature : never

/** What shows something that was changed: an operation, or with `.*` everything that its feature answers. */
export type Reload = OperationName | `${FeatureOf<OperationName>}.*`

/** True where what an operation answers is to be asked for again. */
export function isReloaded(name: unknown, reloads: readonly Reload[]): boolean {
  return (
    typeof name === 'string' &&
    reloads.some((each) => (each.endsWith('.*') ? name.startsWith(each.slice(0, -1)) : name === each))
  )
}

/** Asks again for what is shown; ends when the new answers are there. */
export function reload(client: QueryClient, reloads: readonly Reload[]): Promise<void> {
  if (reloads.length === 0) return Promise.resolve()
  return client.invalidateQueries({ predicate: ({ queryKey: [name] }) => isReloaded(name, reloads) })
}
