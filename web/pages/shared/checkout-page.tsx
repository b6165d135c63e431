import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { holds } from '@talentplace/contract/shared/holds'
import { requestLogin, useSession } from '../../platform/session/session.ts'
import { BeingBuiltPage } from './being-built-page.tsx'

/** 0.20, B6.8: an assistant is told to sign in as somebody else instead of being led away; for all others it comes later. */
export function CheckoutPage() {
  const { user } = useSession()
  const permissions = user?.permissions ?? []
  const mayCheckOut = holds(permissions, 'client') || holds(permissions, 'admin')
  if (holds(permissions, 'virtualassistant') && !mayCheckOut) {
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
  return (
    <BeingBuiltPage
      title="Checkout"
      will="Your team, the price with every tax on its own line, and the agreement. Who you chose is kept until then."
      next={{ label: 'Go on with my search', to: paths.search() }}
    />
  )
}
