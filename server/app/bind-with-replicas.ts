import { operations } from '@talentplace/contract/operations'
import type { BoundOperation } from '../platform/http/handler.ts'
import { readFromReplicas } from '../platform/replicas/read-from-replicas.ts'
import type { Replicas } from '../platform/replicas/replicas.ts'
import { bindOperations, type Deps } from './registry.ts'

type Bound = ReturnType<typeof bindOperations>

/** Every operation with the code that answers it; those that say `readsReplica` are bound to each replica, too. */
export function bindWithReplicas(deps: Deps, replicas: Replicas): Bound {
  // Jobs are done by what is bound to the primary.
  const jobs = { ...deps.jobs, work: () => undefined }
  const perReplica = replicas.all.map(
    (replica) => [replica, bindOperations({ ...deps, database: replica.database, jobs })] as const,
  )
  const bound: Record<string, BoundOperation> = bindOperations(deps)
  for (const [key, onPrimary] of Object.entries(bound)) {
    if (!onPrimary.operation.readsReplica) continue
    const onReplica = new Map(perReplica.map(([replica, all]) => [replica, all[key as keyof typeof operations]]))
    bound[key] = readFromReplicas(onPrimary, onReplica, replicas)
  }
  return bound as Bound
}
