import { useParams } from 'react-router'
import { ImpersonationBanner } from '../../../accounts/impersonation/impersonation-banner.tsx'
import { Confirmation } from '../../../hiring/checkout/confirmation.tsx'
import { ShareConfirmation } from '../../../hiring/checkout/share-confirmation.tsx'
import { paths } from '../../../platform/navigation/paths.ts'
import { useImpersonation } from '../../../platform/session/use-impersonation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { Page } from '../../../ui/page/page.tsx'

/** B8.1: /client/checkout_confirmation/{uuid?}, open to whoever has the link. */
export default function CheckoutConfirmationPage() {
  const { uuid } = useParams()
  const acting = useImpersonation() !== null
  return (
    <Page heading="Checkout confirmation">
      <ImpersonationBanner />
      {uuid === undefined ? (
        <EmptyState title="Which checkout?" actions={<LinkButton to={paths.contact()}>Contact us</LinkButton>}>
          The link to a confirmation ends with its number. You find it in the email we sent you.
        </EmptyState>
      ) : (
        <>
          <Confirmation projectUuid={uuid} />
          {acting && <ShareConfirmation projectUuid={uuid} />}
        </>
      )}
    </Page>
  )
}
