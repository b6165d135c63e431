import type { HealthFigures } from '@talentplace/contract/desk/operations/healthcheck.routes'
import type { Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import styles from './healthcheck-page.module.css'

const summaries = {
  ok: 'Everything works.',
  starting: 'The product is starting. Pages already work; searching follows in a moment.',
  stopping: 'This process is about to end; others take over.',
  failing: 'Something isn’t working right now.',
} as const

const deliveries = {
  smtp: 'leaves by the mail server',
  kept: 'is kept here to be read',
  none: 'waits: no mail server is set',
} as const

const does = { web: 'serves pages', jobs: 'works in the background', all: 'serves pages and works in the background' }
const searches = { ready: 'ready', loading: 'still loading', none: 'not in this process' }
const unknown = 'unknown without the database'

function waitingText(waiting: number | null, oldest_seconds: number | null): string {
  if (waiting === null) return unknown
  if (waiting === 0) return 'none waiting'
  const minutes = Math.floor((oldest_seconds ?? 0) / 60)
  return `${waiting.toLocaleString('en-CA')} waiting, the oldest for ${minutes < 1 ? 'less than a minute' : `${minutes} min`}`
}

function Facts({ health }: { health: HealthFigures }) {
  const { mail, jobs, realtime, pool } = health
  const facts = [
    ['This process', does[health.process]],
    ['Database', health.database === 'ok' ? 'answers' : 'can’t be reached'],
    ['Search', searches[health.search]],
    [
      'Assistants in the search',
      health.assistants === null ? 'not counted yet' : health.assistants.toLocaleString('en-CA'),
    ],
    ['Mail', deliveries[mail.delivery]],
    ['Mail in the outbox', waitingText(mail.waiting, mail.oldest_seconds)],
    ['Jobs due', waitingText(jobs.waiting, jobs.oldest_seconds)],
    ['Jobs to be tried again', jobs.failing === null ? unknown : String(jobs.failing)],
    ['Live updates', realtime.hearing ? 'are heard' : 'are not heard right now'],
    ['Browsers connected', realtime.connections.toLocaleString('en-CA')],
    ['Database connections', `${pool.connections} open, ${pool.idle} idle, ${pool.waiting} awaited`],
    ['Database version', health.migrations === null ? unknown : `migration ${health.migrations}`],
    ['Product version', health.version],
    ['Time zone data', health.zone_data],
    ['Server clock', `${health.time.slice(0, 19).replace('T', ' ')} UTC`],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Health = Reply<'operations.healthcheck'>

/** The health an answer tells; a 503 carries the same body as a 200. */
function readHealth(body: unknown): Health | null {
  if (typeof body !== 'object' || body === null) return null
  const { status } = body as Partial<Health>
  return status !== undefined && ['ok', 'starting', 'failing', 'stopping'].includes(status) ? (body as Health) : null
}

interface HealthState {
  readonly health: Health | null
  readonly failure: string | null
  readonly loading: boolean
  readonly refresh: () => void
}

function useHealth(): HealthState {
  const { data, error, isFetching, refetch } = useApi(
    'operations.healthcheck',
    { query: {} },
    { retry: false, staleTime: 0 },
  )
  const health = error ? readHealth(error.body) : (data ?? null)
  return { health, failure: error?.message ?? null, loading: isFetching, refresh: () => void refetch() }
}

/** A3.4: `/healthcheck` in words; `/api/healthcheck` says the same to machines. Figures are for staff. */
export default function HealthcheckPage() {
  const { health, failure, loading, refresh } = useHealth()
  const figures = health !== null && 'notices' in health ? health : null
  return (
    <Page heading="Is it working?">
      <output className={styles.summary} data-status={health?.status ?? 'failing'}>
        {health ? summaries[health.status] : loading ? 'Asking the server …' : 'The server gave no answer we can read.'}
      </output>
      {figures && figures.notices.length > 0 && (
        <ul className={styles.notices} aria-label="To look at">
          {figures.notices.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
        </ul>
      )}
      {figures && <Facts health={figures} />}
      {!health && failure && <LoadFailure message={failure} onRetry={refresh} />}
      {!health && loading && <Skeleton height={44} />}
      {health && (
        <div>
          <Button variant="outline" busy={loading} onClick={refresh}>
            {loading ? 'Asking …' : 'Ask again'}
          </Button>
        </div>
      )}
    </Page>
  )
}
