import { Link } from 'react-router'
import { HowHoursGoOn } from '../../../subscriptions/hours/how-hours-go-on.tsx'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { useApi } from '../../../platform/api/query.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useMayDo } from '../../../platform/session/use-may-do.ts'
import { useFeature } from '../../../platform/session/use-feature.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Panel } from '../../../ui/panel.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { CardPanel } from './card-panel.tsx'
import styles from './client-home.module.css'
import { openSubscriptions } from './home-reads.ts'
import { LowHours } from './low-hours.tsx'
import { PreparePanel } from './prepare-panel.tsx'
import { SubscriptionRow } from './subscription-row.tsx'

/** How many of those that begin are shown. */
const maxUpcoming = 3

type Open = Reply<'projects.getOpenSubscriptions'>

function Running({ client_uuid, open: { current, current_count, upcoming } }: { client_uuid: string; open: Open }) {
  const begins = upcoming.slice(0, maxUpcoming)
  const pays = useMayDo('money')
  if (current.length + begins.length === 0) return null
  return (
    <Panel
      title="Your subscriptions"
      actions={current_count > current.length && <Link to={paths.clientProjects()}>All {current_count}</Link>}
    >
      <ul className={styles.searches}>
        {current.map(({ project, hours }, at) => (
          <SubscriptionRow key={project.uuid} project={project}>
            {project.hours_remaining !== null && <HowHoursGoOn hours={hours} withChart={at === 0} />}
            {pays && <LowHours project={project} hours={hours} clientUuid={client_uuid} />}
          </SubscriptionRow>
        ))}
        {begins.map((project) => (
          <SubscriptionRow key={project.uuid} project={project} />
        ))}
      </ul>
    </Panel>
  )
}

/** Subscriptions for which someone has declined before the start, and nobody has taken their place. */
function Declined({ upcoming }: { upcoming: Open['upcoming'] }) {
  const declined = upcoming.filter(({ can_be_refunded }) => can_be_refunded)
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

/** A card that renewals can't charge, for who may change it, while anything renews. */
function Card({ client_uuid, open: { current, upcoming } }: { client_uuid: string; open: Open }) {
  const renews = [...current.map(({ project }) => project), ...upcoming].some(({ end_date }) => end_date === null)
  const mayChange = useSession().user?.is_primary_contact === 'true'
  return renews && mayChange && <CardPanel client_uuid={client_uuid} />
}

/** The subscriptions that run, with their hours and how these go on, or begin, and what is to be prepared; absent while there are none. */
export function SubscriptionsPanel() {
  const client_uuid = useSession().user?.client_uuid ?? null
  const enabled = useFeature('client', 'projects') && client_uuid !== null
  const works = useMayDo('work')
  const open = useApi('projects.getOpenSubscriptions', openSubscriptions(client_uuid ?? ''), { enabled })
  const { data, isLoading, error } = open
  if (isLoading) return <Skeleton height={120} />
  if (error && !data) {
    const message = failureMessage(error, 'Your subscriptions could not be loaded.')
    return <LoadFailure message={message} onRetry={() => void open.refetch()} />
  }
  if (client_uuid === null || !enabled || !data) return null
  return (
    <>
      <Card client_uuid={client_uuid} open={data} />
      <Declined upcoming={data.upcoming} />
      <Running client_uuid={client_uuid} open={data} />
      {works && <PreparePanel unprepared={data.unprepared} />}
    </>
  )
}
