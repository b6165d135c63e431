import { MemberPage } from '../../../ui/page/member-page.tsx'
import { PaymentDetails } from './payment-details.tsx'

/** /va/contact_info: how an assistant is paid, and the numbers their bills and tax slips need. */
export default function ContactInfoScreen() {
  return (
    <MemberPage
      heading="Contact information"
      lead="How you are paid, and your tax numbers. Only you can change them, with your password."
    >
      <PaymentDetails />
    </MemberPage>
  )
}
