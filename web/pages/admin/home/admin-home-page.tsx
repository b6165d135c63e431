import type { Reply } from '../../../platform/api/operation-types.ts'
import { useApi } from '../../../platform/api/query.ts'
import { firstName } from '../../../platform/formatting/first-name.ts'
import { useSession } from '../../../platform/session/session.ts'
import { UnknownWordsPanel } from '../../../features/matching/vocabulary/unknown-words-panel.tsx'
import { RecentPanel } from '../../../features/notifications/recent-panel.tsx'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { Loaded } from '../../../ui/loading/loaded.tsx'
import { Overview } from '../../../ui/page/overview.tsx'
import { AlertsPanel } from './alerts-panel.tsx'
import { AssistantsPanel } from './assistants-panel.tsx'
import { CountsPanel } from './counts-panel.tsx'
import { InvitationsPanel } from './invitations-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'

function Panels({ home }: { home: Reply<'operations.getAdminHome'> }) {
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
      <MoneyPanel money={money} mails={mails} />
      {alerts && <AlertsPanel {...alerts} />}
      {invitations && <InvitationsPanel {...invitations} />}
      {(clients || drafts || users) && <CountsPanel clients={clients} drafts={drafts} users={users} />}
      {assistants && <AssistantsPanel states={assistants} />}
      {words && <UnknownWordsPanel />}
    </>
  )
}

/** Staff's home: the marketplace in the figures this person may see. */
export default function AdminHomePage() {
  const { user } = useSession()
  const home = useApi('operations.getAdminHome', {})
  return (
    <Overview
      heading={user ? `Hello, ${firstName(user.full_name)}` : 'Home'}
      about="The marketplace right now."
      main={
        <Loaded of={home} height={420} otherwise="Your home page could not be loaded.">
          {(data) => <Panels home={data} />}
        </Loaded>
      }
      side={<RecentPanel area="admin" />}
    />
  )
}
