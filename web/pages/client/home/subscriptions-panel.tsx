import * as t from '@talentplace/contract/core/messages/client-home'
import type { ClientProject } from '@talentplace/contract/subscriptions/subscriptions/subscription.routes'
import { Link } from 'react-router'
import { cardName } from '../../../accounts/cards/card-text.ts'
import { useCards } from '../../../accounts/cards/use-cards.ts'
import { AddHours } from '../../../subscriptions/hours/add-hours.tsx'
import { HowHoursGoOn } from '../../../subscriptions/hours/how-hours-go-on.tsx'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { useApi } from '../../../platform/api/query.ts'
import { sentenceHours } from '../../../platform/formatting/hours.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useMayDo } from '../../../platform/session/use-may-do.ts'
import { useFeature } from '../../../platform/session/use-feature.ts'
import { useSession } from '../../../platform/session/session.ts'
import { runsLow } from '../../../subscriptions/hours/runs-low.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { cardParts } from '../payment/card-parts.tsx'
import styles from './client-home.module.css'
import { openSubscriptions } from './home-reads.ts'
import { SubscriptionRow } from './subscription-row.tsx'

/** How many of those that begin are shown. */
const maxUpcoming = 3

type Open = Reply<'projects.getOpenSubscriptions'>

interface LowHoursProps {
  readonly project: ClientProject
  readonly hours: Reply<'projects.getProjectHours'>
  readonly clientUuid: string
}

/** Little is left of the hours of a subscription that runs and is paid: what to do about it. */
function LowHours({ project, hours, clientUuid }: LowHoursProps) {
  const { remaining_seconds: remaining, billable_seconds } = hours.period
  const isResting = project.hours_remaining === null || project.ar_status !== 'current'
  if (isResting || !runsLow({ remaining, granted: remaining + billable_seconds })) return null
  return (
    <div className={styles.low}>
      <p>{remaining > 0 ? t.onlyLeft({ hours: sentenceHours(remaining) }) : t.allUsed()}</p>
      <AddHours uuid={project.uuid} clientUuid={clientUuid} variant="filled" {...cardParts} />
    </div>
  )
}

function Running({ client_uuid, open: { current, current_count, upcoming } }: { client_uuid: string; open: Open }) {
  const begins = upcoming.slice(0, maxUpcoming)
  const pays = useMayDo('money')
  if (current.length + begins.length === 0) return null
  return (
    <Panel
      title={t.yourSubscriptions()}
      actions={
        current_count > current.length && <Link to={paths.clientProjects()}>{t.all({ count: current_count })}</Link>
      }
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
    <Panel title={t.someoneDeclined()} lead={t.chooseOther()}>
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

/** The card that renewals charge, where that won't work: its bank refused it, or it has expired. */
function CardPanel({ client_uuid }: { client_uuid: string }) {
  const { data } = useCards(client_uuid)
  const card = data?.credit_cards.find(({ default_credit_card }) => default_credit_card)
  if (!card || !(card.was_declined || card.is_expired)) return null
  return (
    <Panel
      title={card.is_expired ? t.cardExpired({ card: cardName(card) }) : t.cardDeclined({ card: cardName(card) })}
      lead={card.is_expired ? t.cardRenews() : t.chargeFailed()}
    >
      <LinkButton variant="outline" to={paths.billing()}>
        {t.otherCard()}
      </LinkButton>
    </Panel>
  )
}

/** A card that renewals can't charge, for who may change it, while anything renews. */
function Card({ client_uuid, open: { current, upcoming } }: { client_uuid: string; open: Open }) {
  const renews = [...current.map(({ project }) => project), ...upcoming].some(({ end_date }) => end_date === null)
  const mayChange = useSession().user?.is_primary_contact === 'true'
  return renews && mayChange && <CardPanel client_uuid={client_uuid} />
}

/** The latest subscription, begun or not, whose welcome brief nobody has sent yet: the next thing to do for it. */
function PreparePanel({ unprepared }: { unprepared: ClientProject | null }) {
  if (!unprepared) return null
  return (
    <Panel title={t.welcomeBrief()} lead={t.whyBrief({ name: unprepared.project_name })}>
      <LinkButton to={paths.projectRequirements(unprepared.uuid)}>
        {unprepared.requirements === 'draft' ? t.continueBrief() : t.writeBrief()}
      </LinkButton>
    </Panel>
  )
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
    const message = failureMessage(error, t.subscriptionsNotLoaded())
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
