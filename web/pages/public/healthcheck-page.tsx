import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHealth, type Health } from './use-health.ts'
import styles from './healthcheck-page.module.css'

const summaries = {
  ok: 'Everything works.',
  starting: 'The product is starting. Pages already work; searching follows in a moment.',
  failing: 'Something is not working right now.',
} as const

function Facts({ health }: { health: Health }) {
  const facts = [
    ['Database', health.database === 'ok' ? 'answers' : 'can not be reached'],
    ['Search', health.search === 'ready' ? 'ready' : 'still loading'],
    [
      'Assistants in the search',
      health.assistants === null ? 'not counted yet' : health.assistants.toLocaleString('en-CA'),
    ],
    ['Database version', health.migrations === null ? 'unknown' : `migration ${health.migrations}`],
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

/** A3.4: `/healthcheck` in words; `/api/healthcheck` says the same to machines. */
export function HealthcheckPage() {
  const { health, failure, loading, refresh } = useHealth()
  return (
    <Page heading="Is it working?">
      <output className={styles.summary} data-status={health?.status ?? 'failing'}>
        {health ? summaries[health.status] : loading ? 'Asking the server …' : 'The server gave no answer we can read.'}
      </output>
      {health && <Facts health={health} />}
      {!health && failure && <LoadFailure message={failure} onRetry={refresh} />}
      {!health && loading && <Skeleton height={310} />}
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
