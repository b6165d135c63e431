import { guideFirstHour } from '@talentplace/contract/core/content/shipped/guide-first-hour'
import { ContentPage } from '../../../core/content/content-page.tsx'
import { useContent } from '../../../core/content/use-content.ts'
import { OtherGuides } from './other-guides.tsx'

/** A guide of the Resource Hub. */
export default function FirstHourGuidePage() {
  return (
    <ContentPage
      content={useContent('guide-first-hour', guideFirstHour)}
      closing={<OtherGuides present="first-hour" />}
    />
  )
}
