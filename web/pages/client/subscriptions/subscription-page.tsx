import * as t from '@talentplace/contract/subscriptions/messages/subscriptions'
import * as words from '@talentplace/contract/subscriptions/messages/record'
import type { Task } from '@talentplace/contract/work/tasks/task.routes'
import { useParams } from 'react-router'
import { InvoiceEntries } from '../../../billing/invoices/invoice-entries.tsx'
import { SignedAgreementsPanel } from '../../../hiring/checkout/agreement/signed-agreements-panel.tsx'
import { Faces } from '../../../matching/candidate-parts/faces.tsx'
import { useApi } from '../../../platform/api/query.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useFeature } from '../../../platform/session/use-feature.ts'
import { useMayDo } from '../../../platform/session/use-may-do.ts'
import { useSession } from '../../../platform/session/session.ts'
import { AddHours } from '../../../subscriptions/hours/add-hours.tsx'
import { HoursByDayPanel } from '../../../subscriptions/hours/hours-panel.tsx'
import { WeekPanel } from '../../../subscriptions/hours/week-panel.tsx'
import { MoneyPanel, NeverStarted } from '../../../subscriptions/subscriptions/money-panel.tsx'
import { RequirementsPanel } from '../../../subscriptions/subscriptions/requirements-panel.tsx'
import { SubscriptionAbout } from '../../../subscriptions/subscriptions/subscription-about.tsx'
import { SubscriptionSummary } from '../../../subscriptions/subscriptions/subscription-summary.tsx'
import { TeamPanel } from '../../../subscriptions/subscriptions/team-panel.tsx'
import type { Subscription } from '../../../subscriptions/visible-subscription.ts'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import { RecordTabs, type RecordTab } from '../../../ui/record/record-tabs.tsx'
import { DiscussionLink } from '../../../work/discussions/discussion-link.tsx'
import { DoneButton } from '../../../work/tasks/done-button.tsx'
import { NextTasksPanel } from '../../../work/tasks/next-tasks-panel.tsx'
import { LatestTimePanel } from '../../../work/time/latest-time-panel.tsx'
import { cardParts } from '../payment/card-parts.tsx'
import { ManageSubscription } from './manage-subscription.tsx'
import { SubscriptionOverview } from './subscription-overview.tsx'

const lists = {
  current: { label: t.currentOnes(), to: paths.clientProjects() },
  upcoming: { label: t.upcomingOnes(), to: paths.upcomingProjects() },
  past: { label: t.pastOnes(), to: paths.pastProjects() },
  draft: { label: t.draftOnes(), to: paths.draftProjects() },
} as const

/** How many tasks and entries a tab shows; the rest is a press away. */
const maxVisible = 20

const neverStarted = ({ start_date, end_date }: Subscription) => end_date !== null && end_date < start_date

type Hours = ReturnType<typeof useApi<'projects.getProjectHours'>>

/** The next steps from here: write, buy hours, change something. */
function Actions({ subscription, hours }: { subscription: Subscription; hours: Hours }) {
  const { uuid, client_uuid, classification, ar_status, pause } = subscription
  const works = useMayDo('work')
  const pays = useMayDo('money')
  const canAdd = pays && classification === 'current' && ar_status === 'current' && pause?.state !== 'running'
  return (
    <>
      {works && <DiscussionLink project={uuid} area="client" />}
      {canAdd && <AddHours uuid={uuid} clientUuid={client_uuid} variant="filled" {...cardParts} />}
      <ManageSubscription subscription={subscription} hours={hours.data} />
    </>
  )
}

function Invoices({ subscription: { invoices, invoices_count } }: { subscription: Subscription }) {
  return <InvoiceEntries invoices={invoices} total={invoices_count} />
}

const done = (task: Task) => <DoneButton task={task} completed />

/** The parts of a subscription that the person may see, each with something behind it. */
function useTabs(): (subscription: Subscription, hours: Hours) => readonly [RecordTab, ...RecordTab[]] {
  const works = useMayDo('work')
  const pays = useMayDo('money')
  const hasTasks = useFeature('client', 'tasks') && works
  const hasTime = useFeature('client', 'time') && works
  return (subscription, hours) => {
    const { uuid, client_uuid, classification } = subscription
    const project = { project: uuid, area: 'client' } as const
    return [
      {
        id: 'overview',
        label: words.overview(),
        render: () => <SubscriptionOverview subscription={subscription} hours={hours} />,
      },
      ...(hasTasks
        ? [
            {
              id: 'work',
              label: words.work(),
              render: () => <NextTasksPanel {...project} max={maxVisible} renderAction={done} />,
            },
          ]
        : []),
      ...(hasTime
        ? [
            {
              id: 'time',
              label: words.time(),
              render: () => (
                <>
                  {classification === 'current' && <WeekPanel hours={hours} />}
                  <LatestTimePanel {...project} max={maxVisible} />
                  <HoursByDayPanel hours={hours.data} />
                </>
              ),
            },
          ]
        : []),
      ...(pays
        ? [
            {
              id: 'money',
              label: t.money(),
              render: () => (
                <MoneyPanel subscription={subscription} invoices={<Invoices subscription={subscription} />} />
              ),
            },
          ]
        : []),
      ...(works
        ? [{ id: 'brief', label: words.brief(), render: () => <RequirementsPanel subscription={subscription} /> }]
        : []),
      ...(pays
        ? [
            {
              id: 'files',
              label: words.files(),
              render: () => <SignedAgreementsPanel clientUuid={client_uuid} project={uuid} />,
            },
          ]
        : []),
    ]
  }
}

interface SubscriptionRecordProps {
  readonly uuid: string
  /** The place of the team that the address names. */
  readonly ratePlan: string | null
}

function SubscriptionRecord({ uuid, ratePlan }: SubscriptionRecordProps) {
  const record = useApi('projects.getProjectDashboard', { params: { uuid } })
  const hours = useApi('projects.getProjectHours', { params: { uuid } })
  const client = useSession().user?.client_uuid ?? null
  const pays = useMayDo('money')
  const tabsOf = useTabs()
  return (
    <RecordScreen
      hasRail
      list={lists[record.data?.classification ?? 'current']}
      record={record}
      name={({ project_name }) => project_name}
      kind={t.subscription()}
      missing={{
        heading: t.notFound(),
        title: t.notYours(),
        text: t.wrongAddress(),
      }}
      loading={[420, 44, 480, 240]}
      renderFace={({ people }) => <Faces people={people} size="card" />}
      renderAbout={(subscription) => <SubscriptionAbout subscription={subscription} />}
      renderActions={(subscription) =>
        !neverStarted(subscription) && <Actions subscription={subscription} hours={hours} />
      }
    >
      {(subscription) =>
        neverStarted(subscription) ? (
          <>
            <NeverStarted subscription={subscription} invoices={<Invoices subscription={subscription} />} />
            {pays && client !== null && <SignedAgreementsPanel clientUuid={client} project={uuid} />}
          </>
        ) : (
          <RecordTabs
            rail={
              <>
                <SubscriptionSummary subscription={subscription} hours={hours.data} />
                <TeamPanel subscription={subscription} ratePlan={ratePlan} />
              </>
            }
            tabs={tabsOf(subscription, hours)}
          />
        )
      }
    </RecordScreen>
  )
}

/** C1.6 /client/projects/{uuid}/{rate_plan_uuid?}: hours, dates, team and money of one subscription. */
export default function SubscriptionPage() {
  const { uuid = '', rate_plan_uuid = null } = useParams()
  return <SubscriptionRecord key={uuid} uuid={uuid} ratePlan={rate_plan_uuid} />
}
