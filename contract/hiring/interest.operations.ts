import { listAssistantProjects, answerInvitation } from './interest/interest.routes.ts'

/** Every operation of invitations. */
export const interestOperations = {
  listAssistantProjects,
  answerInvitation,
} as const
