import type { AssistantProject, InvitationAnswer } from '@talentplace/contract/hiring/interest/interest.routes'
import { useSave } from '../../ui/form/use-save.ts'
import { notify } from '../../ui/notice/toast.ts'

function thanks({ role, company, asked_for }: AssistantProject, interest: InvitationAnswer['interest']): string {
  if (interest === 'declined') return `You declined ${role} at ${company}. Thank you for telling us.`
  return asked_for === 'interest'
    ? `Thank you. We tell you as soon as ${company} has chosen.`
    : `You take the work: ${role} at ${company}.`
}

/** Sends an assistant's answer to whether they take the work. */
export function useAnswer(project: AssistantProject) {
  return useSave('projects.answerInvitation', {
    reloads: ['projects.listAssistantProjects', 'operations.getAssistantHome'],
    errorMessage: 'Your answer could not be sent. Please try again.',
    onSaved: (_, { body }) => notify({ kind: 'success', message: thanks(project, body.interest) }),
  })
}
