import { z } from 'zod'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { timeFlags } from './entry.routes.ts'
import { queryStates, timeEntry } from './time-entry.ts'
import { humanText } from '../../shared/human-text.ts'

const queryStep = z.object({
  state: z.enum(queryStates),
  message: humanText().max(1000).default(''),
  /** With `decided`: whether the client pays for it and the assistant is paid for it. */
  billable: z.boolean().optional(),
  payable: z.boolean().optional(),
})

/**
 * A question about one entry, which holds that one and no other. `asked` by the client; `answered` by the assistant; `accepted` by
 * the client; `decided` by staff, after two answers or five business days, with what is billable.
 */
export const queryTime = operation({
  name: 'time.queryTime',
  method: 'PUT',
  path: '/time/{uuid}/query',
  createsPerDay: 'messages and comments',
  summary: 'Ask about an entry, answer, accept the answer, or decide',
  caller: ['client', 'virtualassistant', 'admin_time.edit'],
  flag: timeFlags,
  params: z.object({ uuid }),
  body: queryStep,
  reply: timeEntry,
  failures: [
    '404 not_found',
    '409 already_answered',
    '409 already_asked',
    '409 locked',
    '409 not_asked',
    '409 not_yet',
    '409 review_over',
    '409 staff_decide',
  ],
})

/** Entries by name, or all of a subscription up to a day. What is asked about stays as it is. */
export const approveTime = operation({
  name: 'time.approveTime',
  method: 'POST',
  path: '/time/approve',
  summary: 'Approve entries before their review ends',
  caller: ['client'],
  body: z.union([z.object({ uuids: z.array(uuid).min(1).max(100) }), z.object({ project_uuid: uuid, to: givenDay() })]),
  reply: z.object({ approved: z.int() }),
  failures: ['404 not_found'],
})
