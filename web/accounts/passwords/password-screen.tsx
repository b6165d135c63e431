import { useSession } from '../../platform/session/session.ts'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { OwnSessionsPanel } from '../sessions/own-sessions-panel.tsx'
import { TwoStepPanel } from '../two-step/two-step-panel.tsx'
import { ChangePassword } from './change-password.tsx'

const usual = 'Your password, a second step at sign-in, and where you are signed in.'
const atFirst = 'Your account has to have two-step sign-in. Once it is set up, everything is open to you.'

/** B9.6: `/client/password`, `/va/profile/password` and `/profile/password`. */
export default function PasswordScreen() {
  const mustSetUp = useSession().user?.must_set_up_two_step === true
  return (
    <MemberPage heading={mustSetUp ? 'Set up two-step sign-in' : 'Change password'} lead={mustSetUp ? atFirst : usual}>
      {!mustSetUp && (
        <Panel title="Password" lead="Changing it signs you out everywhere else.">
          <ChangePassword />
        </Panel>
      )}
      <TwoStepPanel key="two-step" />
      {!mustSetUp && <OwnSessionsPanel />}
    </MemberPage>
  )
}
