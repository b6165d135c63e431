import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { filesToAttach, storedFile } from '../../shared/stored-file.ts'
import { lineText } from '../../shared/line-text.ts'
import { longestMessage, longestSubject, maxPeopleWrittenTo } from './discussion-limits.ts'
import { discussionStates } from './discussion.states.ts'
import { humanText } from '../../shared/human-text.ts'

/** Switched on for everybody, or for the caller. */
export const switchedOn = { name: 'discussions', beta: ['client.beta', 'virtualassistant.beta'] } as const
const signedIn = { caller: 'session', flag: switchedOn } as const
const instant = z.iso.datetime()
const place = z.int().min(0).max(2_147_483_647)

const part = z.enum(['client', 'virtualassistant', 'staff'])
export type DiscussionPart = z.infer<typeof part>

export const participant = z.object({
  user_uuid: z.uuid(),
  name: z.string(),
  role: part,
  avatar_id: z.int(),
  last_read_at: instant.nullable(),
  /** Null: not the caller, and nobody else’s business. */
  muted: z.boolean().nullable(),
})
export type Participant = z.infer<typeof participant>

/** A thread as its reader sees it. Who takes part follows from the subscription; staff join, visibly. */
export const discussion = z.object({
  uuid: z.uuid(),
  /** `project`: of a subscription. `support`: someone with our team. `direct`: begun by our team. `question`: a client asks a candidate. */
  kind: z.enum(['project', 'support', 'direct', 'question']),
  subject: z.string(),
  status: z.enum(discussionStates.values),
  project_uuid: z.uuid().nullable(),
  company: z.string().nullable(),
  participants: z.array(participant),
  last_message_date: instant.nullable(),
  /** Null for staff who take no part. */
  last_message_excerpt: z.string().nullable(),
  /** Of others, up to 100; 0 for staff who take no part. */
  unread: z.int(),
  muted: z.boolean(),
  /** The caller takes part; otherwise they are staff who look. */
  takes_part: z.boolean(),
})
export type Discussion = z.infer<typeof discussion>

export const message = z.object({
  uuid: z.uuid(),
  /** Its place in the thread, for good; later ones have higher ones. */
  position: place,
  /** Raised with every change; see `offset`. */
  change: place,
  /** A message, or a line of what its sender did. */
  kind: z.enum(['message', 'joined', 'left', 'closed', 'opened']),
  sender: z.object({ user_uuid: z.uuid(), name: z.string(), role: part, avatar_id: z.int() }),
  /** Plain text; empty once deleted. */
  body: z.string(),
  files: z.array(storedFile),
  created_date: instant,
  edited_date: instant.nullable(),
  deleted: z.boolean(),
})
export type Message = z.infer<typeof message>

const body = humanText().max(longestMessage, `At most ${longestMessage} characters`)
const subject = lineText().min(1, 'Required').max(longestSubject, `At most ${longestSubject} characters`)
const params = z.object({ uuid })

/** C4.1: one’s own threads; staff who may see discussions: all of them, and their searches are noted. */
export const listDiscussions = operation({
  name: 'discussions.listDiscussions',
  method: 'GET',
  path: '/discussions',
  summary: 'The caller’s threads; for staff who may see them, all threads',
  ...signedIn,
  query: z.object({
    participant_uuid: uuid.optional(),
    project_uuid: uuid.optional(),
    /** Words of a subject or of messages. */
    search: searchWords,
    status: z.enum(discussionStates.values).optional(),
    unread: z.boolean().optional(),
    /** For staff who take part: someone wrote to our team and has no answer, or a subscription's thread has news. */
    waits_for_me: z.boolean().optional(),
    pagination: paging(25, ['last_message_date', 'subject']),
  }),
  reply: z.object({
    discussions: z.array(discussion),
    count: z.int(),
    /** Unread messages of all the caller’s threads but muted ones, each up to 100. */
    unread: z.int(),
  }),
})

/** Of open accounts; by `user_uuid` the one person. Assistants by the name of their profile, as threads show them. */
export const listPeople = operation({
  name: 'discussions.listPeople',
  method: 'GET',
  path: '/discussions/people',
  summary:
    'People by the beginning of a word of their name, email or company, to choose whose threads or whom to write to',
  caller: ['admin_discussion.view', 'admin_discussion.edit'],
  query: z.object({ search: searchWords, user_uuid: uuid.optional(), pagination: paging(10, ['name']) }),
  reply: z.object({
    people: z.array(
      participant.pick({ user_uuid: true, name: true, role: true, avatar_id: true }).extend({
        /** A client’s. */
        company: z.string().nullable(),
      }),
    ),
    count: z.int(),
  }),
})

const inThread = { ...signedIn, params } as const

export const getDiscussion = operation({
  name: 'discussions.getDiscussion',
  method: 'GET',
  path: '/discussions/{uuid}',
  summary: 'A thread with who takes part',
  ...inThread,
  reply: discussion,
  failures: ['404 not_found'],
})

const whichMessages = z.object({
  before: place.optional(),
  after: place.optional(),
  search: searchWords,
  limit: z.int().min(1).max(100).default(50),
})

/**
 * Oldest first: the newest ones, those before a position, those that hold words, or what is news after an offset. A look of staff who
 * take no part is noted.
 */
export const listMessages = operation({
  name: 'discussions.listMessages',
  method: 'GET',
  path: '/discussions/{uuid}/messages',
  summary: 'Messages of a thread, page by page from the newest, or what came after an offset',
  ...inThread,
  query: whichMessages,
  reply: z.object({
    messages: z.array(message),
    /** Of the thread. */
    count: z.int(),
    /** More of the same are there: earlier ones, or further news. */
    more: z.boolean(),
    /** Where this reply ends in time: given as `after` it tells what came since. One may come twice, none is left out. */
    offset: place,
  }),
  failures: ['404 not_found'],
})

/** Up to a position; an earlier one than before changes nothing. */
export const readDiscussion = operation({
  name: 'discussions.readDiscussion',
  method: 'POST',
  path: '/discussions/{uuid}/read',
  summary: 'Say how far the caller has read',
  ...inThread,
  body: z.object({ until: place }),
  reply: z.object({ unread: z.int() }),
  failures: ['403 forbidden', '404 not_found', '409 join_first'],
})

/** A muted thread tells nothing by notification or email, and isn’t counted as unread. */
export const muteDiscussion = operation({
  name: 'discussions.muteDiscussion',
  method: 'POST',
  path: '/discussions/{uuid}/mute',
  summary: 'Mute a thread for the caller, or hear of it again',
  ...inThread,
  body: z.object({ muted: z.boolean() }),
  reply: z.object({ muted: z.boolean() }),
  failures: ['403 forbidden', '404 not_found', '409 join_first'],
})

/** `uuid`: made by who sends it; the same again is the same message. */
export const newMessage = z.object({
  uuid,
  body,
  files: filesToAttach.default([]),
})

/**
 * Someone writes to our team (`support`), or staff who may see discussions write to people (`direct`, `participants`). The same uuid
 * again is the same thread.
 */
export const createDiscussion = operation({
  name: 'discussions.createDiscussion',
  method: 'POST',
  path: '/discussions',
  createsPerDay: 'messages and comments',
  summary: 'Begin a thread with our team, or as staff with people',
  ...signedIn,
  body: z.object({
    uuid,
    subject,
    participants: z.array(uuid).max(maxPeopleWrittenTo, `At most ${maxPeopleWrittenTo} people`).default([]),
    message: newMessage,
  }),
  reply: discussion,
  failures: ['403 forbidden', '409 closed', '409 join_first', '409 uuid_taken', '429 too_many'],
})

/** C4: none twice, however often it is sent. A closed thread takes none: 409 `closed`. */
export const postMessage = operation({
  name: 'discussions.postMessage',
  method: 'POST',
  path: '/discussions/{uuid}/messages',
  createsPerDay: 'messages and comments',
  summary: 'Write a message',
  ...signedIn,
  params,
  body: newMessage,
  reply: message,
  failures: ['403 forbidden', '404 not_found', '409 closed', '409 join_first', '409 uuid_taken', '429 too_many'],
})

const ownMessage = { ...signedIn, params: z.object({ uuid, message_uuid: uuid }) } as const

/** One’s own, for 15 minutes: then 409 `too_late`. */
export const saveMessage = operation({
  name: 'discussions.saveMessage',
  method: 'PUT',
  path: '/discussions/{uuid}/messages/{message_uuid}',
  summary: 'Change one’s own message',
  ...ownMessage,
  body: z.object({ body }),
  reply: message,
  failures: ['403 forbidden', '404 not_found', '409 join_first', '409 too_late'],
})

/** One’s own, for 15 minutes: its place stays, its words and files go. */
export const deleteMessage = operation({
  name: 'discussions.deleteMessage',
  method: 'DELETE',
  path: '/discussions/{uuid}/messages/{message_uuid}',
  summary: 'Take back one’s own message',
  ...ownMessage,
  reply: message,
  failures: ['403 forbidden', '404 not_found', '409 join_first', '409 too_late'],
})

const staffStep = { caller: ['admin_discussion.edit'], params } as const

/** Everybody in the thread sees who joined. */
export const joinDiscussion = operation({
  name: 'discussions.joinDiscussion',
  method: 'POST',
  path: '/discussions/{uuid}/join',
  summary: 'Take part in a thread, visibly',
  ...staffStep,
  reply: discussion,
  failures: ['404 not_found'],
})

/** By staff who take part: 409 `join_first` for others. */
export const saveDiscussion = operation({
  name: 'discussions.saveDiscussion',
  method: 'PUT',
  path: '/discussions/{uuid}',
  summary: 'Close a thread, or open it again',
  ...staffStep,
  body: z.object({ status: z.enum(discussionStates.values) }),
  reply: discussion,
  failures: ['404 not_found', '409 join_first'],
})

export const leaveDiscussion = operation({
  name: 'discussions.leaveDiscussion',
  method: 'POST',
  path: '/discussions/{uuid}/leave',
  summary: 'Take part no longer, visibly',
  ...staffStep,
  reply: discussion,
  failures: ['404 not_found'],
})
