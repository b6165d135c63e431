import * as t from '@talentplace/contract/core/messages/content'
import { careers } from '@talentplace/contract/core/content/shipped/careers'
import { ContentPage } from './content-page.tsx'
import { Invitation } from './invitation.tsx'
import { useContent } from './use-content.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'

/** A4.2: jobs in our own team. */
export default function CareersPage() {
  const closing = (
    <Invitation heading={t.ratherClients()} text={t.asGuru()}>
      <LinkButton to={paths.becomeAGuru()}>{t.becomeGuru()}</LinkButton>
      <LinkButton variant="outline" to={paths.contactUs()}>
        {t.introduceYourself()}
      </LinkButton>
    </Invitation>
  )
  return <ContentPage content={useContent('careers', careers)} closing={closing} />
}
