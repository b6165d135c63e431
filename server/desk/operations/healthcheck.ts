import { healthcheck, type HealthFigures } from '@talentplace/contract/desk/operations/healthcheck.routes'
import { isStaffPermission } from '@talentplace/contract/shared/permission'
import type { Clock } from '../../platform/clock/clock.ts'
import { zoneDataVersion } from '../../platform/clock/zones.ts'
import { handle } from '../../platform/http/handler.ts'
import { isSameSecret } from '../../platform/http/same-secret.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import type { VitalSigns } from './vital-signs.ts'

/** Whether this process is about to end: it still serves, and asks to be sent nothing new. */
export interface Draining {
  readonly began: boolean
}

function statusOf(
  reachable: boolean,
  { search, draining }: { search: { readonly ready: boolean } | null; draining: Draining },
): HealthFigures['status'] {
  if (draining.began) return 'stopping'
  if (!reachable) return 'failing'
  return search === null || search.ready ? 'ok' : 'starting'
}

/** Who is told more than the status. Without the database nobody who isn't remembered is known: they get the status. */
async function seesFigures(
  token: string | null,
  { sessions, metricsToken }: { sessions: SessionStore; metricsToken: string | null },
): Promise<boolean> {
  if (token === null) return false
  if (metricsToken !== null && isSameSecret(token, metricsToken)) return true
  try {
    return (await sessions.find(token))?.permissions.some(isStaffPermission) === true
  } catch {
    return false
  }
}

type Notice = HealthFigures['notices'][number]

/** Seconds after which mail or a job that should have gone at once is late. */
const late = 5 * 60

const minutes = (seconds: number) => `${Math.floor(seconds / 60)} minutes`
const several = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

/** What whoever runs the product should look at, in words. */
function healthNotices({ mail, jobs, realtime, replicas }: Omit<VitalSigns, 'migrations'>): Notice[] {
  const notices: Notice[] = []
  const add = (code: Notice['code'], message: string) => void notices.push({ code, message })
  const mailWaits = mail.oldest_seconds ?? 0
  if (mail.delivery === 'none') {
    add('no_mail_server', 'No mail server is set (SMTP_URL), so mail waits here and reaches nobody.')
  } else if (mailWaits > late) {
    add('mail_late', `The oldest mail has waited ${minutes(mailWaits)} for the mail server to take it.`)
  }
  if (mail.given_up)
    add('mail_refused', `${several(mail.given_up, 'mail was', 'mails were')} refused for good since yesterday.`)
  const jobWaits = jobs.oldest_seconds ?? 0
  if (jobWaits > late) add('jobs_late', `The oldest job has been due for ${minutes(jobWaits)}.`)
  if (jobs.failing)
    add('jobs_failing', `${several(jobs.failing, 'job has', 'jobs have')} failed and will be tried again.`)
  if (!realtime.hearing) add('not_hearing', 'This process hears no announcements, so open pages don’t follow changes.')
  for (const { number, state, lag_seconds } of replicas?.each ?? []) {
    if (state === 'in_use') continue
    const why = state === 'away' ? 'doesn’t answer' : lag_seconds === null ? 'is behind' : `is ${lag_seconds} s behind`
    add('replica_out', `Replica ${number} of the database ${why}, so the database itself is read.`)
  }
  return notices
}

/** 503 until the search index is ready, while the database is away and before the process ends; `live=1` only says that the process answers. */
export function healthcheckOperation(deps: {
  clock: Clock
  version: string
  /** What the process does. */
  process: HealthFigures['process']
  /** Null: the process has no search index, and needs none. */
  search: { readonly ready: boolean; readonly size: number } | null
  draining: Draining
  vitalSigns: () => Promise<VitalSigns>
  sessions: SessionStore
  metricsToken: string | null
}) {
  const { clock, version, process, search, vitalSigns } = deps
  return handle(healthcheck, async (context, { query }) => {
    const { migrations, ...signs } = await vitalSigns()
    const reachable = migrations !== null
    const status = statusOf(reachable, deps)
    const health: HealthFigures = {
      status,
      version,
      process,
      database: reachable ? 'ok' : 'unreachable',
      migrations,
      search: search === null ? 'none' : search.ready ? 'ready' : 'loading',
      assistants: search?.ready ? search.size : null,
      ...signs,
      notices: healthNotices(signs),
      zone_data: zoneDataVersion,
      time: clock.now().toISOString(),
    }
    if (status !== 'ok' && query.live === undefined) context.setStatus(503)
    return (await seesFigures(context.token, deps)) ? health : { status }
  })
}
