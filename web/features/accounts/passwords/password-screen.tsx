import { ChangePassword } from './change-password.tsx'
import { MemberPage } from '../../../ui/page/member-page.tsx'

/** B9.6: `/client/password`, `/va/profile/password` and `/profile/password`. */
export default function PasswordScreen() {
  return (
    <MemberPage heading="Change password" lead="Changing it signs you out everywhere else.">
      <ChangePassword />
    </MemberPage>
  )
}
