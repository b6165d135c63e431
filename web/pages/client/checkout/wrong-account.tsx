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
      <Page heading="Checkout" lead="Staff check out in a client’s place. Choose the client to begin.">
        <div>
          <LinkButton to={staffPaths.staffClients()}>Go to clients</LinkButton>
        </div>
      </Page>
    )
  }
  return (
    <Page
      heading="Checkout"
      lead="Please log in with a different account you don't have the required permission to perform a checkout"
    >
      <div>
        <Button onClick={() => requestLogin()}>Sign in with another account</Button>
      </div>
    </Page>
  )
}
