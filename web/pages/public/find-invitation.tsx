import * as t from '@talentplace/contract/core/messages/content'
import { Invitation } from '../../core/content/invitation.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'

/** The two ways on for someone who needs help with work. */
export function FindButtons() {
  return (
    <>
      <LinkButton to={paths.search('requirements')}>{t.findAssistant()}</LinkButton>
      <LinkButton variant="outline" to={paths.contact()}>
        {t.bookConsult()}
      </LinkButton>
    </>
  )
}

/** The end of a page for clients. */
export function FindInvitation() {
  return (
    <Invitation heading={t.findHeading()} text={t.findText()}>
      <FindButtons />
    </Invitation>
  )
}
