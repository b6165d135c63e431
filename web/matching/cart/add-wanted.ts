import * as t from '@talentplace/contract/matching/messages/pool'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import type { WantedCandidate } from '../../platform/criteria/wanted-candidate.ts'
import { notify } from '../../ui/notice/toast.ts'
import { addToPool } from './add-to-pool.ts'

/** 0.20, B6.5: adds whom someone wanted as a visitor, as they are now. Failures are told, never thrown. */
export async function addWanted({ uuid, name }: WantedCandidate): Promise<void> {
  try {
    const { assistant } = await call('matching.getAssistant', { params: { uuid }, query: {} })
    addToPool(assistant)
  } catch (error) {
    const isDeleted = error instanceof ApiFailure && error.status === 404
    const message = isDeleted ? t.unavailable({ name }) : failureMessage(error, t.notAdded({ name }))
    notify({ kind: 'error', id: 'cannot-add', message })
  }
}
