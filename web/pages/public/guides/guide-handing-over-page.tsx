import { guideHandingOver } from '@talentplace/contract/content/shipped/guide-handing-over'
import { ContentPage } from '../../../features/content/content-page.tsx'
import { useContent } from '../../../features/content/use-content.ts'
import { OtherGuides } from './other-guides.tsx'

/** A guide of the Resource Hub. */
export default function HandingOverGuidePage() {
  return (
    <ContentPage
      content={useContent('guide-handing-over', guideHandingOver)}
      closing={<OtherGuides present="handing-over" />}
    />
  )
}
