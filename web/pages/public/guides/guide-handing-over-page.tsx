import { guideHandingOver } from '@talentplace/contract/core/content/shipped/guide-handing-over'
import { ContentPage } from '../../../core/content/content-page.tsx'
import { useContent } from '../../../core/content/use-content.ts'
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
