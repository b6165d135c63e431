import { useQueryClient } from '@tanstack/react-query'
import type { AssistantProject, InvitationAnswer } from '@talentplace/contract/projects/interest/interest.routes'
import { useState } from 'react'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { call } from '../../../platform/api/call.ts'
import { notify } from '../../../ui/snackbar.ts'

export interface AnswerState {
  readonly busy: boolean
  readonly failure: string | null
  /** True once it is kept. */
  answer(answer: InvitationAnswer): Promise<boolean>
}

function thanks({ role, company }: AssistantProject, { interest }: InvitationAnswer): string {
  return interest === 'accepted'
    ? `You take the work: ${role} at ${company}.`
    : `You declined ${role} at ${company}. Thank you for telling us.`
}

/** Sends an assistant's answer; the lists are asked for again, also when it comes too late. */
export function useAnswer(project: AssistantProject): AnswerState {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const reload = () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) =>
        queryKey[0] === 'projects.listAssistantProjects' || queryKey[0] === 'operations.getAssistantHome',
    })
  return {
    busy,
    failure,
    async answer(answer) {
      setBusy(true)
      setFailure(null)
      try {
        await call('projects.answerInvitation', { params: { uuid: project.uuid }, body: answer })
        notify({ kind: 'success', message: thanks(project, answer) })
        await reload()
        return true
      } catch (error) {
        setFailure(failureMessage(error, 'Your answer could not be sent. Please try again.'))
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
