import { holds } from '@talentplace/contract/shared/holds'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/query.ts'
import { useFlag } from '../../../platform/configuration/configuration.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { wholeHoursText } from '../../../platform/formatting/hours-text.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './client-home.module.css'
import { PreparePanel } from './prepare-panel.tsx'

const shown = 3

const daysWords = (days: number) => (days === 1 ? '1 day left' : `${days} days left`)

/** True where the person has the feature, by its flag or by their part in the beta. */
function useFeature(name: 'client-projects' | 'client-invoice'): boolean {
  const isOn = useFlag(name)
  return holds(useSession().user?.permissions ?? [], 'client.beta') || isOn
}

/** What is still due, where there is something. */
function MoneyDue() {
  const { data } = useApi('invoices.listInvoices', { query: { open: true, pagination: { limit: shown } } })
  if (!data || data.count === 0) return null
  return (
    <p className={styles.more}>
      <Link to={paths.clientInvoices()}>
        {data.count === 1 ? 'One invoice has a balance due' : `${data.count} invoices have a balance due`}
      </Link>
    </p>
  )
}

/** The subscriptions that are paid for and haven't begun yet. */
function useUpcoming(client_uuid: string) {
  return useApi('projects.listClientProjects', {
    params: { uuid: client_uuid },
    query: { classification: 'upcoming', pagination: { limit: 100 } },
  })
}

function Running({ client_uuid, withMoney }: { client_uuid: string; withMoney: boolean }) {
  const { data, error } = useApi('projects.listClientProjects', {
    params: { uuid: client_uuid },
    query: { classification: 'current', pagination: { limit: shown } },
  })
  const upcoming = useUpcoming(client_uuid)
  if ((!data && !error) || upcoming.isPending) return <Skeleton height={120} />
  const begins = upcoming.data?.projects ?? []
  if (!data || (data.count === 0 && begins.length === 0)) return null
  return (
    <Panel
      title="Your subscriptions"
      actions={data.count > shown && <Link to={paths.clientProjects()}>All {data.count}</Link>}
    >
      <ul className={styles.searches}>
        {data.projects.map(({ uuid, project_name, hours_remaining, days_remaining }) => (
          <li key={uuid} className={styles.search}>
            <Link to={paths.clientProject(uuid)} className={styles.searchLink}>
              {project_name}
            </Link>
            <span className={styles.searchFacts}>
              {hours_remaining !== null && <span>{wholeHoursText(hours_remaining)}</span>}
              {days_remaining !== null && <span>{daysWords(days_remaining)}</span>}
            </span>
          </li>
        ))}
        {begins.slice(0, shown).map(({ uuid, project_name, start_date }) => (
          <li key={uuid} className={styles.search}>
            <Link to={paths.clientProject(uuid)} className={styles.searchLink}>
              {project_name}
            </Link>
            {start_date !== null && <span className={styles.searchFacts}>Begins on {calendarDay(start_date)}</span>}
          </li>
        ))}
      </ul>
      {withMoney && <MoneyDue />}
    </Panel>
  )
}

/** Subscriptions for which someone has declined before the start, and nobody has taken their place. */
function Declined({ client_uuid }: { client_uuid: string }) {
  const { data } = useUpcoming(client_uuid)
  const declined = (data?.projects ?? []).filter(({ can_be_refunded }) => can_be_refunded)
  if (declined.length === 0) return null
  return (
    <Panel title="Someone you chose can’t take the work" lead="Choose someone else, or cancel with a full refund.">
      <ul className={styles.searches}>
        {declined.map(({ uuid, project_name }) => (
          <li key={uuid} className={styles.search}>
            <Link to={paths.clientProject(uuid)} className={styles.searchLink}>
              {project_name}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The subscriptions that run, with the hours and days of their periods, or begin, and what is to be prepared; absent while there are none. */
export function SubscriptionsPanel() {
  const client_uuid = useSession().user?.client_uuid ?? null
  const [withProjects, withMoney] = [useFeature('client-projects'), useFeature('client-invoice')]
  if (client_uuid === null || !withProjects) return null
  return (
    <>
      <Declined client_uuid={client_uuid} />
      <Running client_uuid={client_uuid} withMoney={withMoney} />
      <PreparePanel client_uuid={client_uuid} />
    </>
  )
}
