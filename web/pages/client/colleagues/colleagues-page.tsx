import { ColleaguePanels } from '../../../features/accounts/colleagues/colleague-panels.tsx'
import { SpendingPanels } from '../../../features/clients/spending/spending-panels.tsx'
import { MemberPage } from '../../../ui/page/member-page.tsx'

/** `/client/colleagues`: the company's people, who is invited, and what they may spend; the primary contact's alone. */
export default function ColleaguesPage() {
  return (
    <MemberPage
      wide
      heading="Colleagues"
      lead="Everyone at your company who signs in here, and what each of them does."
    >
      <ColleaguePanels />
      <SpendingPanels />
    </MemberPage>
  )
}
