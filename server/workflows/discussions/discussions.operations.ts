import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { askCandidateOperation } from './ask-candidate.ts'
import { createDiscussionOperation } from './create-discussion.ts'
import { postMessageOperation } from './post-message.ts'
import { readDiscussionOperation } from './read-discussion.ts'

/** What is said in threads, where others are told of it. */
export function discussionOperations(deps: { database: Database; clock: Clock; throttle: Throttle }) {
  return {
    askCandidate: askCandidateOperation(deps),
    createDiscussion: createDiscussionOperation(deps),
    postMessage: postMessageOperation(deps),
    readDiscussion: readDiscussionOperation(deps),
  }
}
