import { deadTokens, anonymous, signedIn } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { discussionsOperations } from './discussions.operations.ts'

const joiners = (status: number) => ({ 'admin with admin_discussion.edit': status, 'super admin': status })
const lookers = (status: number) => ({ 'admin with admin_discussion.view': status, ...joiners(status) })
// Whoever may only look says nothing; the others once they have joined.
const notYetIn = { ...joiners(409), 'admin with admin_discussion.view': 403 }
const clients = { 'primary contact': 200, 'secondary contact': 200, 'other client': 200 }

// A thread of a subscription: the client's people and the assistant who works for them; staff who may see discussions look.
const looked: AccessRow = {
  own: { ...anonymous, ...clients, assistant: 200, ...lookers(200), others: 404 },
  foreign: { ...anonymous, ...lookers(200), others: 404 },
  absent: { ...anonymous, others: 404 },
}

const taking: AccessRow = {
  ...looked,
  own: { ...looked.own, ...notYetIn },
  foreign: { ...anonymous, ...notYetIn, others: 404 },
}

// Each call is about a message of the actor's own, of which others have none.
const ownMessage: AccessRow = { ...taking }

const staffs: AccessRow = {
  own: { ...anonymous, ...joiners(200), others: 403 },
  absent: { ...anonymous, ...joiners(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const discussionsAccess: Readonly<Record<keyof typeof discussionsOperations, AccessRow>> = {
  listDiscussions: signedIn,
  getDiscussion: looked,
  listMessages: looked,
  listPeople: { own: { ...anonymous, ...lookers(200), others: 403 } },
  createDiscussion: { own: { ...anonymous, ...clients, assistant: 200, ...joiners(400), others: 403 } },
  askCandidate: {
    own: { ...anonymous, ...clients, others: 403 },
    absent: { ...anonymous, 'primary contact': 404, 'secondary contact': 404, 'other client': 404, others: 403 },
  },
  postMessage: taking,
  saveMessage: ownMessage,
  deleteMessage: ownMessage,
  readDiscussion: taking,
  muteDiscussion: taking,
  joinDiscussion: staffs,
  leaveDiscussion: staffs,
  // Nobody here has the secret of our mail server.
  receiveMailReply: { own: { ...deadTokens, others: 401 } },
  saveDiscussion: { ...staffs, own: { ...staffs.own, ...joiners(409) } },
}
