import { mission } from '@talentplace/contract/content/shipped/mission'
import { ContentPage } from '../../features/content/content-page.tsx'
import { useContent } from '../../features/content/use-content.ts'
import { FindInvitation } from './find-invitation.tsx'

/** A4.2: what we hold ourselves to. */
export default function MissionPage() {
  return <ContentPage content={useContent('mission', mission)} closing={<FindInvitation />} />
}
