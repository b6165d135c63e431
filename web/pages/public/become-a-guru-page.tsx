import * as t from '@talentplace/contract/core/messages/content'
import { becomeAGuru } from '@talentplace/contract/core/content/shipped/become-a-guru'
import { ContentPage } from '../../core/content/content-page.tsx'
import { Invitation } from '../../core/content/invitation.tsx'
import { useContent } from '../../core/content/use-content.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { DrawnPeople } from './drawn-people.tsx'

/** A4.2: working with us as a virtual assistant. */
export default function BecomeAGuruPage() {
  const apply = <LinkButton to={paths.apply()}>{t.applyNow()}</LinkButton>
  const closing = (
    <Invitation heading={t.soundsLikeYou()} text={t.describeYourself()}>
      {apply}
    </Invitation>
  )
  return (
    <ContentPage
      content={useContent('become-a-guru', becomeAGuru)}
      actions={apply}
      aside={<DrawnPeople />}
      closing={closing}
    />
  )
}
