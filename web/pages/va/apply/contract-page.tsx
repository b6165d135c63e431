import { isStepOpen } from '@talentplace/contract/applications/application-steps'
import { AgreementStep } from '../../../features/applications/agreement/agreement-step.tsx'
import { ApplicationFrame } from '../../../features/applications/application-frame.tsx'
import { PaymentDetails } from '../../../features/bills/banking/payment-details.tsx'
import { MarkedText } from '../../../features/content/marked-text.tsx'

/** /va/apply/contract: the agreement, and how someone is paid once they begin. */
export default function ContractPage() {
  return (
    <ApplicationFrame
      step="contract"
      lead="The agreement between us, to read and to sign. Then tell us where to pay you, and your tax numbers."
    >
      {({ state }) => (
        <>
          <AgreementStep Words={MarkedText} />
          {(isStepOpen('contract', state) || state === 'accepted') && <PaymentDetails />}
        </>
      )}
    </ApplicationFrame>
  )
}
