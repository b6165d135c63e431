import * as fields from '../../shared/messages/fields.ts'
import { z } from 'zod'
import { testimonial } from '../../matching/assistant.routes.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { feedbackStates } from './feedback.states.ts'
import { feedbackOccasions } from './occasion.ts'
import { humanText } from '../../shared/human-text.ts'

const longestText = 2000
const text = humanText().max(longestText)
const stars = { error: () => fields.stars() }
const rating = z.int(stars).min(1, stars).max(5, stars)

/** A review as its client, its assistant or staff see it. */
export const writtenFeedback = z.object({
  ...testimonial.shape,
  subject_uuid: z.uuid(),
  subject_name: z.string(),
  avatar_id: z.int(),
  project_uuid: z.uuid().nullable(),
  project_name: z.string().nullable(),
  company: z.string().nullable(),
  status: z.enum(feedbackStates.values),
  version: z.int(),
  /** Its client and staff: what they told us alone. */
  private_note: z.string().optional(),
  /** Its client and staff: why it is hidden. */
  hidden_reason: z.string().nullable().optional(),
})
export type WrittenFeedback = z.infer<typeof writtenFeedback>

/** Newest first. A client has what their company wrote, an assistant what is shown about them, staff everything. */
export const listWrittenFeedback = operation({
  name: 'feedback.listWrittenFeedback',
  method: 'GET',
  path: '/feedback/written',
  summary: 'Reviews: a client’s own, those about an assistant, for staff everybody’s',
  caller: ['client', 'virtualassistant', 'admin_virtualassistant.view'],
  readsReplica: true,
  query: z.object({
    /** Staff only. */
    status: z.enum(feedbackStates.values).optional(),
    /** The assistant it is about. */
    subject_uuid: uuid.optional(),
    pagination: paging(10, ['created_date']),
  }),
  reply: z.object({ feedback: z.array(writtenFeedback), count: z.int() }),
})

/** One person whose client is asked how they do; what was asked before isn't asked again. */
const feedbackRequest = z.object({
  uuid: z.uuid(),
  project_uuid: z.uuid(),
  project_name: z.string(),
  subject_uuid: z.uuid(),
  display_name: z.string(),
  avatar_id: z.int(),
  occasion: z.enum(feedbackOccasions),
  asked_date: z.iso.datetime(),
})
export type FeedbackRequest = z.infer<typeof feedbackRequest>

export const listFeedbackRequests = operation({
  name: 'feedback.listFeedbackRequests',
  method: 'GET',
  path: '/feedback/requests',
  summary: 'Whom a client is asked about, the first asked first',
  caller: ['client'],
  reply: z.object({ requests: z.array(feedbackRequest) }),
})

/** B5.7: only by a client with billed hours of this assistant; read by staff before it is shown. */
export const createFeedback = operation({
  name: 'feedback.createFeedback',
  method: 'POST',
  path: '/feedback',
  summary: 'Say how an assistant does',
  caller: ['client'],
  body: z.object({
    project_uuid: uuid,
    subject_uuid: uuid,
    rating,
    message: text.default(''),
    private_note: text.default(''),
  }),
  reply: writtenFeedback,
  failures: ['404 not_found', '409 no_hours_yet', '409 said_already'],
})

/**
 * Each side changes its own part: the client stars and words (which staff then read again), the assistant one reply, staff whether it is
 * shown, with a reason for hiding.
 */
export const saveFeedback = operation({
  name: 'feedback.saveFeedback',
  method: 'PUT',
  path: '/feedback/{uuid}',
  summary: 'Change a review, reply to it, show or hide it',
  caller: ['client', 'virtualassistant', 'admin_virtualassistant.edit'],
  params: z.object({ uuid }),
  body: z.object({
    version: z.int().min(1).max(2_147_483_647),
    rating: rating.optional(),
    message: text.optional(),
    private_note: text.optional(),
    reply: text.min(1).optional(),
    status: z.enum(feedbackStates.sets.decided).optional(),
    reason: humanText().max(500).optional(),
  }),
  reply: writtenFeedback,
  failures: ['404 not_found', '409 replied_already', '409 stale_version'],
})

/** Its client takes it back; it counts no more. */
export const deleteFeedback = operation({
  name: 'feedback.deleteFeedback',
  method: 'DELETE',
  path: '/feedback/{uuid}',
  summary: 'Take a review back',
  caller: ['client'],
  params: z.object({ uuid }),
  reply: z.object({ uuid: z.uuid() }),
  failures: ['404 not_found'],
})
