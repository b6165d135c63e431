import * as t from '@talentplace/contract/accounts/messages/colleagues'
import { ColleaguePanels } from '../../../accounts/colleagues/colleague-panels.tsx'
import { LimitPanel } from '../../../accounts/spending/limit-panel.tsx'
import { RequestsPanel } from '../../../accounts/spending/requests-panel.tsx'
import { OnceLoaded } from '../../../ui/loading/once-loaded.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { MemberPage } from '../../../ui/page/member-page.tsx'

/** `/client/colleagues`: the company's people, who is invited, and what they may spend; the primary contact's alone. */
export default function ColleaguesPage() {
  return (
    <MemberPage wide heading={t.heading()} lead={t.lead()}>
      <OnceLoaded fallback={<Skeleton height={500} />}>
        <RequestsPanel />
        <ColleaguePanels />
        <LimitPanel />
      </OnceLoaded>
    </MemberPage>
  )
}
