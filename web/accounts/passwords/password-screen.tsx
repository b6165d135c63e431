import * as t from '@talentplace/contract/accounts/messages/passwords'
import { useSession } from '../../platform/session/session.ts'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { OwnSessionsPanel } from '../sessions/own-sessions-panel.tsx'
import { TwoStepPanel } from '../two-step/two-step-panel.tsx'
import { ChangePassword } from './change-password.tsx'

/** B9.6: `/client/password`, `/va/profile/password` and `/profile/password`. */
export default function PasswordScreen() {
  const mustSetUp = useSession().user?.must_set_up_two_step === true
  return (
    <MemberPage heading={mustSetUp ? t.setUpTwoStep() : t.title()} lead={mustSetUp ? t.mustSetUp() : t.lead()}>
      {!mustSetUp && (
        <Panel title={t.panel()} lead={t.panelLead()}>
          <ChangePassword />
        </Panel>
      )}
      <TwoStepPanel key="two-step" />
      {!mustSetUp && <OwnSessionsPanel />}
    </MemberPage>
  )
}
