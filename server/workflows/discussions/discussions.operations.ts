import { askCandidateOperation } from './ask-candidate.ts'
import { createDiscussionOperation } from './create-discussion.ts'
import { postMessageOperation } from './post-message.ts'
import { readDiscussionOperation } from './read-discussion.ts'
import { receiveMailReplyOperation, type ReplyDeps } from './receive-mail-reply.ts'

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
