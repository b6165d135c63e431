import { discussion, message, newMessage, participant } from './discussions/discussion.routes.ts'

/** The names that schemas which the feature’s operations share have in the OpenAPI document. */
export const discussionsSchemas = {
  Discussion: discussion,
  DiscussionMessage: message,
  DiscussionParticipant: participant,
  NewMessage: newMessage,
}
