import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import type { User } from '@talentplace/contract/accounts/users/user.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { call } from '../../platform/api/call.ts'
import { useApi } from '../../platform/api/query.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { InstantTime } from '../../platform/viewer-zone/instant-time.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RecordScreen } from '../../ui/record/record-screen.tsx'
import { notify } from '../../ui/notice/toast.ts'
import { TypedConfirmation } from '../../ui/overlay/typed-confirmation.tsx'
import { CheckOutForClient } from '../impersonation/check-out-for-client.tsx'
import { reload } from '../../ui/form/reloads.ts'
import { ViewOnly } from '../../ui/form/view-only.tsx'
import { showsUsers } from './shows-users.ts'
import { roleText } from './role-text.ts'
import { reaches } from './granting.ts'
import { TwoStepReset } from './two-step-reset.tsx'
import { UserAudit } from './user-audit.tsx'
import { UserForm } from './user-form.tsx'
import { UserRelationships } from './user-relationships.tsx'
import styles from './user-form.module.css'

const list = { label: 'Users', to: staffPaths.users() }
const longestTyped = 50

function Closing({ user }: { user: User }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)

  async function close(): Promise<void> {
    await call('accounts.deleteUser', { params: { uuid: user.uuid }, query: {} })
    setAsking(false)
    notify({ kind: 'success', message: `The account of ${user.full_name} is closed.` })
    void navigate(staffPaths.users())
    await reload(client, showsUsers)
  }

  return (
    <Panel
      title="Close the account"
      lead="They’re signed out everywhere and can’t sign in again. Their history is kept."
    >
      <Button variant="outline" onClick={() => setAsking(true)}>
        Close this account
      </Button>
      <TypedConfirmation
        opened={asking}
        title="Close this account?"
        requiredText={user.email.slice(0, longestTyped)}
        onConfirm={close}
        onClose={() => setAsking(false)}
      >
        <p>{user.full_name} is signed out everywhere at once. This can’t be undone.</p>
      </TypedConfirmation>
    </Panel>
  )
}

function Sessions({ user }: { user: User }) {
  if (!user.full) return null
  const { active_sessions, last_seen, has_password, has_two_step } = user.full
  return (
    <>
      <span>
        {active_sessions === 0
          ? 'Not signed in'
          : `${active_sessions} ${active_sessions === 1 ? 'session' : 'sessions'}`}
      </span>
      {last_seen && (
        <span>
          Last seen <InstantTime instant={last_seen} />
        </span>
      )}
      {!has_password && <span>Invited; no password yet</span>}
      {has_two_step && <span>Two-step sign-in</span>}
    </>
  )
}

/** What of it the viewer may see, and change. */
function UserPanels({ user, viewer }: { user: User; viewer: SessionUser }) {
  const isOwn = user.uuid === viewer.uuid
  const canEdit = hasPermission(viewer.permissions, 'admin_user.edit')
  const within = isOwn || reaches(viewer.permissions, user.permissions)
  const may = canEdit && within
  return (
    <>
      {canEdit && !within && (
        <p className={styles.reach}>This account has permissions that you don’t have, so you can’t change it.</p>
      )}
      <ViewOnly when={!canEdit}>
        <UserForm key={user.uuid} user={user} own={viewer.permissions} readOnly={!may} />
      </ViewOnly>
      <UserRelationships uuid={user.uuid} />
      <Panel title="Audit trail">
        <UserAudit uuid={user.uuid} />
      </Panel>
      {user.full?.has_two_step && !isOwn && viewer.permissions.includes('super_admin') && <TwoStepReset user={user} />}
      {may && !isOwn && <Closing user={user} />}
    </>
  )
}

/** One person's account: who they are, what they may do, what was done. */
export default function UserRecord({ user_uuid: uuid }: { user_uuid: string }) {
  const { user: viewer } = useSession()
  return (
    <RecordScreen
      list={list}
      record={useApi('accounts.getUser', { params: { uuid }, query: { full: true } })}
      name={({ full_name }) => full_name}
      kind="User"
      missing={{
        heading: 'There is no such user',
        title: 'The account was closed',
        text: 'Or there never was one at this address.',
      }}
      loading={[420]}
      renderAbout={(user) => (
        <>
          <span>{roleText(user)}</span>
          {user.company && <span>{user.company}</span>}
          <Sessions user={user} />
        </>
      )}
      renderActions={({ client_uuid }) => client_uuid && <CheckOutForClient clientUuid={client_uuid} />}
    >
      {(user) => viewer && <UserPanels user={user} viewer={viewer} />}
    </RecordScreen>
  )
}
