import { resourceHub } from '@talentplace/contract/core/content/shipped/resource-hub'
import { ContentPage } from '../../../core/content/content-page.tsx'
import { useContent } from '../../../core/content/use-content.ts'
import { FindInvitation } from '../find-invitation.tsx'
import { GuideCards } from './guide-cards.tsx'

/** A4.2: guides and quick answers. */
export default function ResourceHubPage() {
  return (
    <ContentPage content={useContent('resource-hub', resourceHub)} closing={<FindInvitation />}>
      <GuideCards />
    </ContentPage>
  )
}
