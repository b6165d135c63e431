import { careers } from '@talentplace/contract/core/content/shipped/careers'
import { ContentPage } from './content-page.tsx'
import { Invitation } from './invitation.tsx'
import { useContent } from './use-content.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'

/** A4.2: jobs in our own team. */
export default function CareersPage() {
  const closing = (
    <Invitation heading="Rather work with clients?" text="As a Guru you choose the hours, and clients find you.">
      <LinkButton to={paths.becomeAGuru()}>Become a Guru</LinkButton>
      <LinkButton variant="outline" to={paths.contactUs()}>
        Introduce yourself
      </LinkButton>
    </Invitation>
  )
  return <ContentPage content={useContent('careers', careers)} closing={closing} />
}
