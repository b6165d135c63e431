import { mission } from '@talentplace/contract/core/content/shipped/mission'
import { ContentPage } from '../../core/content/content-page.tsx'
import { useContent } from '../../core/content/use-content.ts'
import { FindInvitation } from './find-invitation.tsx'

/** A4.2: what we hold ourselves to. */
export default function MissionPage() {
  return <ContentPage content={useContent('mission', mission)} closing={<FindInvitation />} />
}
