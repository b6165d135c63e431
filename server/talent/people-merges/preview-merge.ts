import { previewMerge } from '@talentplace/contract/talent/people-merges/merge.routes'
import { reachPerson } from '../people/reached-person.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { mergePlan } from './merge-plan.ts'
import { pairOf } from './merged-rows.ts'

export function previewMergeOperation({ database }: { database: Database }) {
  return handle(previewMerge, async (context, { params: { into, ...person } }) => {
    await reachPerson(database.kysely, signedIn(context), { ...person, reach: 'edit' })
    const { issue, ...plan } = await mergePlan(database.kysely, pairOf(person, into))
    return { ...plan, refused: issue?.message ?? null }
  })
}
