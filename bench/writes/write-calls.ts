import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../server/platform/database/connection.ts'
import type { Posted, Sender } from '../checkout/post-load.ts'

/** Two people who work together, each signed in, and what they write to. */
export interface Pair {
  readonly thread: string
  readonly project_uuid: string
  readonly rate_plan_uuid: string
  readonly zone: string
  readonly client_user: string
  readonly client_token: string
  readonly assistant_token: string
}

const minute = 60_000
const day = 24 * 60 * minute
/** Entries of a minute that one day has room for beside what was logged on it. */
const entriesADay = 600
/** Days on which an assistant writes time by hand: those of timers come after. */
const handDays = [6, 5, 4, 3]
/** As many as devices that write at the same time. */
const tasksEach = 50

async function signIn({ pool }: Database, user_uuid: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await pool.query(
    `insert into sessions (token_hash, user_uuid, created_date, last_used, expires) values ($1, $2, now(), now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), user_uuid],
  )
  return token
}

/** Those of the demo who work together now, one pair a subscription; nobody of them twice. */
export async function findPairs(database: Database): Promise<Pair[]> {
  const { rows } = await database.pool.query<
    Omit<Pair, 'client_token' | 'assistant_token'> & { readonly assistant_user: string }
  >(
    `select distinct on (projects.uuid) discussions.uuid as thread, projects.uuid as project_uuid, rate_plans.uuid as rate_plan_uuid,
       assistants.timezone as zone, contact.uuid as client_user, assistants.user_uuid as assistant_user
     from rate_plans
     join projects on projects.uuid = rate_plans.project_uuid
     join discussions on discussions.project_uuid = projects.uuid and discussions.status = 'open'
     join assistants on assistants.uuid = rate_plans.virtualassistant_uuid
     join users contact on contact.client_uuid = projects.client_uuid and contact.is_primary_contact
     where rp_end_date is null and hours_released_date is null and va_rate_cents > 0 and assistants.user_uuid is not null
       and rate_start_date < current_date - 8 and projects.removed_date is null and projects.end_date is null
       and time_entry_disabled_date is null
       and not exists (select from pauses where pauses.project_uuid = projects.uuid)
       and not exists (select from rate_plans other where other.virtualassistant_uuid = assistants.uuid and other.uuid <> rate_plans.uuid)
     order by projects.uuid, rate_plans.uuid`,
  )
  const pairs: Pair[] = []
  for (const { assistant_user, ...row } of rows) {
    const client_token = await signIn(database, row.client_user)
    pairs.push({ ...row, client_token, assistant_token: await signIn(database, assistant_user) })
  }
  return pairs
}

/** A kind of write: what each of several people sends, and what several devices send to one and the same. */
export interface Write {
  readonly name: string
  apart(pair: Pair): Sender
  together(pair: Pair, at: number): Sender
}

const post = (path: string, token: string, body: unknown): Posted => ({ path, token, body, key: null })

export const bareInsert: Write = {
  name: 'a bare INSERT',
  apart:
    ({ thread, client_user: sender_uuid }) =>
    () =>
      post('/insert', '', { uuid: randomUUID(), thread, sender_uuid, body: 'The summary of the open quotes is done.' }),
  together: (pair) => bareInsert.apart(pair),
}

const messageOf = ({ thread }: Pair, token: string): Posted =>
  post(`/discussions/${thread}/messages`, token, {
    uuid: randomUUID(),
    body: 'The summary of the open quotes is done.',
  })

const message: Write = {
  name: 'a message',
  apart: (pair) => () => messageOf(pair, pair.client_token),
  together: (pair, at) => () => messageOf(pair, at % 2 === 0 ? pair.client_token : pair.assistant_token),
}

/** The next free place of somebody's, whoever of their devices takes it. */
const taken = new Map<string, number>()
function nextOf(key: string): number {
  const at = taken.get(key) ?? 0
  taken.set(key, at + 1)
  return at
}

const timeEntry: Write = {
  name: 'a time entry',
  apart:
    ({ rate_plan_uuid, assistant_token }) =>
    () => {
      const at = nextOf(`entry ${rate_plan_uuid}`)
      const ago = handDays[Math.floor(at / entriesADay) % handDays.length] ?? 3
      const task_date = new Date(Date.now() - ago * day).toISOString().slice(0, 10)
      const body = { rate_plan_uuid, task_date, seconds: 60, description: 'Chased the open quotes', billable: true }
      return post('/time', assistant_token, body)
    },
  together: (pair) => timeEntry.apart(pair),
}

const timerSteps = ['start', 'describe', 'pause', 'resume', 'stop'] as const

const timerEvent: Write = {
  name: 'a timer event',
  // What each does, a minute apart, over and over, from two days ago on.
  apart:
    ({ project_uuid, assistant_token }) =>
    () => {
      const at = nextOf(`timer ${project_uuid}`)
      return post(`/timers/${project_uuid}/events`, assistant_token, {
        event: timerSteps[at % timerSteps.length],
        uuid: randomUUID(),
        at: new Date(Date.now() - 2 * day + at * minute).toISOString(),
        description: 'Reconciled the accounts',
      })
    },
  // One that runs, described by all devices.
  together:
    ({ project_uuid, assistant_token }, device) =>
    () => {
      const at = nextOf(`described ${project_uuid}`)
      return post(`/timers/${project_uuid}/events`, assistant_token, {
        event: at === 0 ? 'start' : 'describe',
        uuid: randomUUID(),
        at: new Date().toISOString(),
        description: `Reconciled the accounts, ${device}`,
      })
    },
}

/** Tasks of each subscription to be changed, by its uuid. */
export async function addTasks({ pool }: Database, pairs: readonly Pair[]): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ project_uuid: string; uuids: string[] }>(
    `with lists as (
       insert into task_lists (project_uuid, name, created_date)
       select unnest($1::uuid[]), 'Of the bench', now() returning uuid, project_uuid),
     added as (
       insert into tasks (project_uuid, task_list_uuid, name, created_date, updated_date)
       select project_uuid, uuid, 'Reconcile statement ' || at, now(), now() from lists, generate_series(1, $2::int) at
       returning uuid, project_uuid)
     select project_uuid, array_agg(uuid) as uuids from added group by 1`,
    [pairs.map(({ project_uuid }) => project_uuid), tasksEach],
  )
  return new Map(rows.map(({ project_uuid, uuids }) => [project_uuid, uuids]))
}

/** @param tasks as `addTasks` made them */
function taskChangeOf(tasks: ReadonlyMap<string, readonly string[]>): Write {
  const write: Write = {
    name: 'a change of a task',
    apart: (pair) => write.together(pair, 0),
    // Each device has a task of its own: whoever saves an older version is refused.
    together({ project_uuid, client_token }, device) {
      const uuid = tasks.get(project_uuid)?.[device] ?? ''
      return () => {
        const version = nextOf(`version ${uuid}`) + 1
        const body = { version, name: `Reconcile statement ${device}, ${version}`, priority: version % 3 }
        return { ...post(`/project/task/${uuid}`, client_token, body), method: 'PUT' }
      }
    },
  }
  return write
}

export function writesOf(tasks: ReadonlyMap<string, readonly string[]>): Write[] {
  return [message, timeEntry, timerEvent, taskChangeOf(tasks)]
}
