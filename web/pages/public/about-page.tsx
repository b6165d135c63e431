import { about } from '@talentplace/contract/core/content/shipped/about'
import { ContentPage } from '../../core/content/content-page.tsx'
import { useContent } from '../../core/content/use-content.ts'
import { DrawnPeople } from './drawn-people.tsx'
import { FindInvitation } from './find-invitation.tsx'

/** A4.2: who we are. */
export default function AboutPage() {
  return <ContentPage content={useContent('about', about)} aside={<DrawnPeople />} closing={<FindInvitation />} />
}
