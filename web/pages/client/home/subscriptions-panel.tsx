import { Link } from 'react-router'
import { useApi } from '../../../platform/api/query.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { CardPanel } from './card-panel.tsx'
import styles from './client-home.module.css'
import { currentProjects, shownCurrent, upcomingProjects } from './home-reads.ts'
import { PreparePanel } from './prepare-panel.tsx'
import { SubscriptionRow } from './subscription-row.tsx'
import { useFeature } from './use-feature.ts'

const useCurrent = (client_uuid: string) => useApi('projects.listClientProjects', currentProjects(client_uuid))

const useUpcoming = (client_uuid: string) => useApi('projects.listClientProjects', upcomingProjects(client_uuid))

function Running({ client_uuid }: { client_uuid: string }) {
  const { data, error } = useCurrent(client_uuid)
  const upcoming = useUpcoming(client_uuid)
  if ((!data && !error) || upcoming.isPending) return <Skeleton height={120} />
  const begins = upcoming.data?.projects ?? []
  if (!data || (data.count === 0 && begins.length === 0)) return null
  return (
    <Panel
      title="Your subscriptions"
      actions={data.count > shownCurrent && <Link to={paths.clientProjects()}>All {data.count}</Link>}
    >
      <ul className={styles.searches}>
        {[...data.projects, ...begins.slice(0, shownCurrent)].map((project) => (
          <SubscriptionRow key={project.uuid} project={project} />
        ))}
      </ul>
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

/** A card that renewals can't charge, for who may change it, while anything renews. */
function Card({ client_uuid }: { client_uuid: string }) {
  const found = [useCurrent(client_uuid), useUpcoming(client_uuid)]
  const renews = found.some(({ data }) => data?.projects.some(({ end_date }) => end_date === null))
  const mayChange = useSession().user?.is_primary_contact === 'true'
  return renews && mayChange && <CardPanel client_uuid={client_uuid} />
}

/** The subscriptions that run, with the hours and days of their periods, or begin, and what is to be prepared; absent while there are none. */
export function SubscriptionsPanel() {
  const client_uuid = useSession().user?.client_uuid ?? null
  const withProjects = useFeature('client-projects')
  if (client_uuid === null || !withProjects) return null
  return (
    <>
      <Card client_uuid={client_uuid} />
      <Declined client_uuid={client_uuid} />
      <Running client_uuid={client_uuid} />
      <PreparePanel client_uuid={client_uuid} />
    </>
  )
}
