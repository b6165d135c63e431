import { failureMessage } from '../../../platform/api/api-failure.ts'
import { useApi } from '../../../platform/api/query.ts'
import { firstName } from '../../../platform/formatting/first-name.ts'
import { useSession } from '../../../platform/session/session.ts'
import { RecentPanel } from '../../../features/notifications/recent-panel.tsx'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Overview } from '../../../ui/page/overview.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { AssistantsPanel } from './assistants-panel.tsx'
import { CountsPanel } from './counts-panel.tsx'
import { InvitationsPanel } from './invitations-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { WordsPanel } from './words-panel.tsx'

function Main() {
  const { data, error, refetch } = useApi('operations.getAdminHome', {})
  if (error) {
    const message = failureMessage(error, 'Your home page could not be loaded.')
    return <LoadFailure message={message} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <div aria-busy="true">
        <Skeleton height={420} />
      </div>
    )
  }
  const { invitations, money, mails_given_up: mails, assistants, clients, drafts, users, unknown_words: words } = data
  if (!invitations && !money && !assistants && !clients && !drafts && !users && !words) {
    return (
      <EmptyState title="Nothing is open to you yet">
        Your account may enter, and none of the areas. A super administrator can give you the permissions you need.
      </EmptyState>
    )
  }
  return (
    <>
      <MoneyPanel money={money} mails={mails} />
      {invitations && <InvitationsPanel {...invitations} />}
      {(clients || drafts || users) && <CountsPanel clients={clients} drafts={drafts} users={users} />}
      {assistants && <AssistantsPanel states={assistants} />}
      {words && <WordsPanel count={words.count} words={words.words} />}
    </>
  )
}

/** Staff's home: the marketplace in the figures this person may see. */
export default function AdminHomePage() {
  const { user } = useSession()
  return (
    <Overview
      heading={user ? `Hello, ${firstName(user.full_name)}` : 'Home'}
      about="The marketplace right now."
      main={<Main />}
      side={<RecentPanel area="admin" />}
    />
  )
}
