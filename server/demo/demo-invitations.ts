import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import type { PoolClient } from 'pg'

interface DemoInvitation {
  readonly name: string
  readonly words: string
  readonly hours: number
  /** Days from now. */
  readonly starts: number
  readonly requestedDaysAgo: number
  /** Null: not answered yet. */
  readonly acceptedDaysAgo: number | null
}

const client2 = 'client2@demo.test'
const assistant = 'va@demo.test'

const invitations: readonly DemoInvitation[] = [
  {
    name: 'Workshop bookings',
    words: 'Answer booking requests and keep the workshop calendar full',
    hours: 10,
    starts: 9,
    requestedDaysAgo: 4,
    acceptedDaysAgo: null,
  },
  {
    name: 'Spring catalogue',
    words: 'Prepare the spring catalogue with our suppliers',
    hours: 15,
    starts: 20,
    requestedDaysAgo: 6,
    acceptedDaysAgo: 5,
  },
]

interface Parties {
  readonly client_uuid: string
  readonly created_by: string
  readonly assistant_uuid: string
  readonly assistant_id: number
  readonly role_id: number
  readonly tool_ids: number[]
}

async function partiesOf(client: PoolClient): Promise<Parties | undefined> {
  const found = await client.query<Parties>(
    `select person.client_uuid, person.uuid as created_by, assistants.uuid as assistant_uuid,
       assistants.id as assistant_id, assistants.role_ids[1] as role_id, assistants.tool_ids[1:2] as tool_ids
     from users person, assistants join users own on own.uuid = assistants.user_uuid
     where person.email = $1 and own.email = $2`,
    [client2, assistant],
  )
  return found.rows[0]
}

/** What the client asked for, as their search would have kept it. */
function criteriaOf({ words, hours }: DemoInvitation, { role_id, assistant_id, tool_ids }: Parties): string {
  return JSON.stringify(
    matchingCriteria.parse({
      step: 'candidates',
      keywords: { default: [words] },
      rids: [role_id],
      hours: [hours],
      timezone: 'America/Vancouver',
      offset_range: 240,
      cart: [{ hours, role_id, assistant_id, tids: tool_ids }],
    }),
  )
}

async function addSubscription(client: PoolClient, invitation: DemoInvitation, parties: Parties): Promise<string> {
  const { name, starts, requestedDaysAgo, acceptedDaysAgo } = invitation
  const added = await client.query<{ uuid: string }>(
    `insert into projects (client_uuid, created_by, project_name, matching_criteria, start_date, currency, invoice_day,
       invoiced_until, matching_state, created_date, last_seen)
     select $1, $2, $3, $4, first, 'cad', extract(day from first), (first + interval '1 month')::date - 1,
       case when $7::boolean then 'matched' else 'matching' end,
       asked - interval '2 days', asked
     from (select current_date + $5::int as first, now() - $6::int * interval '1 day' as asked) as dates
     returning uuid`,
    [
      parties.client_uuid,
      parties.created_by,
      name,
      criteriaOf(invitation, parties),
      starts,
      requestedDaysAgo,
      acceptedDaysAgo !== null,
    ],
  )
  return added.rows[0]?.uuid ?? ''
}

async function addInvitation(client: PoolClient, invitation: DemoInvitation, parties: Parties): Promise<void> {
  const { hours, requestedDaysAgo, acceptedDaysAgo } = invitation
  const project = await addSubscription(client, invitation, parties)
  await client.query(
    `insert into rate_plans (project_uuid, virtualassistant_uuid, role_id, hours_per_month, client_rate_cents, currency,
       rate_start_date)
     select uuid, $2, $3, $4, (select hourly_cents from price_bands where currency = 'cad' and from_hours <= $4
       and effective_from <= current_date order by effective_from desc, from_hours desc limit 1), 'cad', start_date
     from projects where uuid = $1`,
    [project, parties.assistant_uuid, parties.role_id, hours],
  )
  await client.query(
    `insert into va_relationships (project_uuid, virtualassistant_uuid, role_id, source, interest, asked_date, answered_date)
     values ($1, $2, $3, 'client', case when $5::int is null then 'asked' else 'accepted' end,
       now() - $4::int * interval '1 day', now() - $5::int * interval '1 day')`,
    [project, parties.assistant_uuid, parties.role_id, requestedDaysAgo, acceptedDaysAgo],
  )
}

/** Two subscriptions of the second client for which the first assistant is asked; one waits for the answer. Once. */
export async function addDemoInvitations(client: PoolClient): Promise<void> {
  const parties = await partiesOf(client)
  const known = await client.query('select from projects where project_name = $1', [invitations[0]?.name])
  if (parties === undefined || known.rowCount !== 0) return
  // The hours of both, besides those that are promised already.
  await client.query(
    `update assistants set available_hours_per_month = greatest(available_hours_per_month, monthly_hours_committed + $2)
     where uuid = $1`,
    [parties.assistant_uuid, invitations.reduce((sum, { hours }) => sum + hours, 0)],
  )
  for (const invitation of invitations) await addInvitation(client, invitation, parties)
}
