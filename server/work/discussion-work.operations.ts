import { askCandidateOperation } from './discussions/ask-candidate.ts'
import { createDiscussionOperation } from './discussions/create-discussion.ts'
import { postMessageOperation } from './discussions/post-message.ts'
import { readDiscussionOperation } from './discussions/read-discussion.ts'
import { receiveMailReplyOperation, type ReplyDeps } from './discussions/receive-mail-reply.ts'

/** What is said in threads, where others are told of it. */
export function discussionOperations(deps: ReplyDeps) {
  return {
    askCandidate: askCandidateOperation(deps),
    createDiscussion: createDiscussionOperation(deps),
    postMessage: postMessageOperation(deps),
    readDiscussion: readDiscussionOperation(deps),
    receiveMailReply: receiveMailReplyOperation(deps),
  }
}
