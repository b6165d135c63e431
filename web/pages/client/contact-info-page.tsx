import * as t from '@talentplace/contract/accounts/messages/contact'
import { OwnPreferences } from '../../accounts/preferences/own-preferences.tsx'
import { ContactInfo } from '../../accounts/users/contact-info.tsx'
import { ZoneOfCity } from '../../core/places/zone-of-city.tsx'
import { useSession } from '../../platform/session/session.ts'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { Panel } from '../../ui/panel.tsx'

/** C5.1 /client/contact_info: how a client is reached, and what they are notified about. */
export default function ContactInfoPage() {
  const { user } = useSession()
  return (
    <MemberPage heading={t.heading()} lead={t.lead()}>
      <Panel title={t.details()}>{user && <ContactInfo uuid={user.uuid} />}</Panel>
      <OwnPreferences ZonePicker={ZoneOfCity} />
    </MemberPage>
  )
}
