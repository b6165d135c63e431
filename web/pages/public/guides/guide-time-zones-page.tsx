import { guideTimeZones } from '@talentplace/contract/core/content/shipped/guide-time-zones'
import { ContentPage } from '../../../core/content/content-page.tsx'
import { useContent } from '../../../core/content/use-content.ts'
import { OtherGuides } from './other-guides.tsx'

/** A guide of the Resource Hub. */
export default function TimeZonesGuidePage() {
  return (
    <ContentPage
      content={useContent('guide-time-zones', guideTimeZones)}
      closing={<OtherGuides present="time-zones" />}
    />
  )
}
