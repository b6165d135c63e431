import { ContactInfo } from './contact-info.tsx'
import { useSession } from '../../platform/session/session.ts'
import { MemberPage } from '../../ui/page/member-page.tsx'

/** C5.1: /client/contact_info. */
export default function ContactScreen() {
  const { user } = useSession()
  return (
    <MemberPage heading="Contact information" lead="How we and your assistants reach you.">
      {user && <ContactInfo uuid={user.uuid} />}
    </MemberPage>
  )
}
