import type { Reply } from '../../../platform/api/operation-types.ts'
import { useApi } from '../../../platform/api/query.ts'
import { firstName } from '../../../platform/formatting/first-name.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useSession } from '../../../platform/session/session.ts'
import { UnknownWordsPanel } from '../../../matching/vocabulary/unknown-words-panel.tsx'
import { RecentPanel } from '../../../core/notifications/recent-panel.tsx'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { Overview } from '../../../ui/page/overview.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { AlertsPanel } from './alerts-panel.tsx'
import { AssistantsPanel } from './assistants-panel.tsx'
import { CountsPanel } from './counts-panel.tsx'
import { InvitationsPanel } from './invitations-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
import type { StaffToday } from './today/today-kinds.ts'
import { TodayPanel } from './today/today-panel.tsx'
import { UnownedPanel } from './today/unowned-panel.tsx'
import { useStaffToday } from './today/use-staff-today.ts'

interface PanelsProps {
  readonly home: Reply<'operations.getAdminHome'>
  /** Null: it couldn’t be loaded. */
  readonly atRisk: StaffToday['at_risk']
}

const number = new Intl.NumberFormat('en-CA')

/** Emails that nobody will try to send again. Nothing while there are none. */
function MailsPanel({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Panel title="Emails">
      <Stats>
        <Stat
          label="Emails not delivered"
          value={number.format(count)}
          note="in the last 24 hours"
          to={paths.healthcheck()}
        />
      </Stats>
    </Panel>
  )
}

function Panels({ home, atRisk }: PanelsProps) {
  const { invitations, money, mails_given_up: mails, alerts, assistants, clients, drafts, users } = home
  const { unknown_words: words } = home
  if (!invitations && !money && !alerts && !assistants && !clients && !drafts && !users && !words) {
    return (
      <EmptyState title="Nothing is open to you yet">
        Your account may enter, and none of the areas. A super administrator can give you the permissions you need.
      </EmptyState>
    )
  }
  return (
    <>
      <MoneyPanel money={money} atRisk={atRisk} />
      {mails !== null && <MailsPanel count={mails} />}
      {alerts && <AlertsPanel {...alerts} />}
      {invitations && <InvitationsPanel {...invitations} />}
      {(clients || drafts || users) && <CountsPanel clients={clients} drafts={drafts} users={users} />}
      {assistants && <AssistantsPanel states={assistants} />}
      {words && <UnknownWordsPanel />}
    </>
  )
}

/** Staff's home: what waits for this person, for anyone, and the marketplace in the figures they may see. */
export default function AdminHomePage() {
  const { user } = useSession()
  const today = useStaffToday()
  const home = useApi('operations.getAdminHome', {})
  return (
    <Overview
      heading={user ? `Hello, ${firstName(user.full_name)}` : 'Home'}
      about="What waits for you, and the marketplace right now."
      main={
        <>
          <Loaded of={today} height={320} errorMessage="What waits for you could not be loaded.">
            {(data) => (
              <>
                <TodayPanel {...data} />
                <UnownedPanel counts={data.unowned} />
              </>
            )}
          </Loaded>
          <Loaded of={home} height={420} errorMessage="Your home page could not be loaded.">
            {(data) => <Panels home={data} atRisk={today.data?.at_risk ?? null} />}
          </Loaded>
        </>
      }
      side={<RecentPanel area="admin" />}
    />
  )
}
