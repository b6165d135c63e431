import { Invitation } from '../../core/content/invitation.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'

/** The two ways on for someone who needs help with work. */
export function FindButtons() {
  return (
    <>
      <LinkButton to={paths.search('requirements')}>Find an assistant</LinkButton>
      <LinkButton variant="outline" to={paths.contact()}>
        Book a Consult
      </LinkButton>
    </>
  )
}

/** The end of a page for clients. */
export function FindInvitation() {
  return (
    <Invitation
      heading="See who fits your work"
      text="Describe it in a sentence. You see people, reasons and prices without an account."
    >
      <FindButtons />
    </Invitation>
  )
}
