import { isStepOpen } from '@talentplace/contract/talent/applications/application-steps'
import { AgreementStep } from '../../../talent/agreement/agreement-step.tsx'
import { ApplicationFrame } from '../../../talent/applications/application-frame.tsx'
import { PaymentDetails } from '../../../payroll/payment-details.tsx'
import { MarkedText } from '../../../core/content/marked-text.tsx'

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
