import {
  createDiscussion,
  deleteMessage,
  getDiscussion,
  joinDiscussion,
  leaveDiscussion,
  listDiscussions,
  listMessages,
  listPeople,
  muteDiscussion,
  postMessage,
  readDiscussion,
  saveDiscussion,
  saveMessage,
} from './discussions/discussion.routes.ts'
import { receiveMailReply } from './discussions/mail-reply.routes.ts'
import { askCandidate } from './discussions/question.routes.ts'

/** Every operation of the feature. */
export const discussionsOperations = {
  listDiscussions,
  getDiscussion,
  listMessages,
  listPeople,
  createDiscussion,
  askCandidate,
  postMessage,
  saveMessage,
  deleteMessage,
  readDiscussion,
  muteDiscussion,
  joinDiscussion,
  leaveDiscussion,
  saveDiscussion,
  receiveMailReply,
} as const
