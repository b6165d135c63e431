import { successStories } from '@talentplace/contract/core/content/shipped/success-stories'
import { ContentPage } from '../../core/content/content-page.tsx'
import { useContent } from '../../core/content/use-content.ts'
import { FindInvitation } from './find-invitation.tsx'

/** A4.2: what handing work over looks like. */
export default function SuccessStoriesPage() {
  return <ContentPage content={useContent('success-stories', successStories)} closing={<FindInvitation />} />
}
