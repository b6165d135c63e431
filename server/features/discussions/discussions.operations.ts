import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { deleteMessageOperation } from './delete-message.ts'
import { getDiscussionOperation } from './get-discussion.ts'
import { joinDiscussionOperation } from './join-discussion.ts'
import { leaveDiscussionOperation } from './leave-discussion.ts'
import { listDiscussionsOperation } from './list-discussions.ts'
import { listMessagesOperation } from './list-messages.ts'
import { listPeopleOperation } from './list-people.ts'
import { muteDiscussionOperation } from './mute-discussion.ts'
import { saveDiscussionOperation } from './save-discussion.ts'
import { saveMessageOperation } from './save-message.ts'

/** Threads as they are read and kept in order; what others are told of is `server/workflows/discussions`. */
export function discussionsOperations(deps: { database: Database; clock: Clock }) {
  return {
    listDiscussions: listDiscussionsOperation(deps),
    getDiscussion: getDiscussionOperation(deps),
    listMessages: listMessagesOperation(deps),
    listPeople: listPeopleOperation(deps),
    saveMessage: saveMessageOperation(deps),
    deleteMessage: deleteMessageOperation(deps),
    muteDiscussion: muteDiscussionOperation(deps),
    joinDiscussion: joinDiscussionOperation(deps),
    leaveDiscussion: leaveDiscussionOperation(deps),
    saveDiscussion: saveDiscussionOperation(deps),
  }
}
