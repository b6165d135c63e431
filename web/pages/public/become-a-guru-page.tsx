import { becomeAGuru } from '@talentplace/contract/content/shipped/become-a-guru'
import { ContentPage } from '../../features/content/content-page.tsx'
import { Invitation } from '../../features/content/invitation.tsx'
import { useContent } from '../../features/content/use-content.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { DrawnPeople } from './drawn-people.tsx'

/** A4.2: working with us as a virtual assistant. */
export default function BecomeAGuruPage() {
  const write = <LinkButton to={paths.contactUs()}>Write to us</LinkButton>
  const closing = (
    <Invitation
      heading="Sounds like you?"
      text="Tell us what you do and how many hours you would like. A person answers."
    >
      {write}
    </Invitation>
  )
  return (
    <ContentPage
      content={useContent('become-a-guru', becomeAGuru)}
      actions={write}
      aside={<DrawnPeople />}
      closing={closing}
    />
  )
}
