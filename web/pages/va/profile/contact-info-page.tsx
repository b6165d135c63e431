import { OwnPreferences } from '../../../accounts/preferences/own-preferences.tsx'
import { ContactInfo } from '../../../accounts/users/contact-info.tsx'
import { PaymentDetails } from '../../../payroll/payment-details.tsx'
import { ZoneOfCity } from '../../../core/places/zone-of-city.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { MemberPage } from '../../../ui/page/member-page.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** C5.1 /va/contact_info: how an assistant is reached and paid, and the numbers their bills and tax slips need. */
export default function ContactInfoPage() {
  const { user } = useSession()
  return (
    <MemberPage
      heading="Contact information"
      lead="How we reach you and what about, how you are paid, and your tax numbers."
    >
      <Panel title="How we reach you" lead="Clients see your city and your local time, and nothing else of this.">
        {user && <ContactInfo uuid={user.uuid} />}
      </Panel>
      <PaymentDetails />
      <OwnPreferences ZonePicker={ZoneOfCity} />
    </MemberPage>
  )
}
