import * as t from '@talentplace/contract/hiring/messages/checkout'
import type { SessionUser } from '@talentplace/contract/accounts/sessions/session.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import { staffPaths } from '../../../platform/navigation/staff-paths.ts'
import { requestLogin } from '../../../platform/session/session.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Page } from '../../../ui/page/page.tsx'

/** 0.20, B6.8: who can't check out is told to sign in as someone else instead of being led away. */
export function WrongAccount({ user }: { user: SessionUser }) {
  const isStaff = hasPermission(user.permissions, 'admin')
  if (isStaff) {
    return (
      <Page heading={t.heading()} lead={t.staffInPlace()}>
        <div>
          <LinkButton to={staffPaths.staffClients()}>{t.goToClients()}</LinkButton>
        </div>
      </Page>
    )
  }
  return (
    <Page heading={t.heading()} lead={t.otherAccount()}>
      <div>
        <Button onClick={() => requestLogin()}>{t.signInOther()}</Button>
      </div>
    </Page>
  )
}
