import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { deleteMessageOperation } from './discussions/delete-message.ts'
import { getDiscussionOperation } from './discussions/get-discussion.ts'
import { joinDiscussionOperation } from './discussions/join-discussion.ts'
import { leaveDiscussionOperation } from './discussions/leave-discussion.ts'
import { listDiscussionsOperation } from './discussions/list-discussions.ts'
import { listMessagesOperation } from './discussions/list-messages.ts'
import { listPeopleOperation } from './discussions/list-people.ts'
import { muteDiscussionOperation } from './discussions/mute-discussion.ts'
import { saveDiscussionOperation } from './discussions/save-discussion.ts'
import { saveMessageOperation } from './discussions/save-message.ts'

/** Threads as they are read and kept in order; what others are told of is `server/work/discussions`. */
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
