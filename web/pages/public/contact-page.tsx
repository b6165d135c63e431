import { Page } from '../../ui/page.tsx'
import { ContactWays } from './contact-ways.tsx'

/** B8.3: a discovery call with the Solutions team, by whatever this installation has configured. */
export function ContactPage() {
  return (
    <Page
      heading="Book a discovery call"
      lead="Twenty minutes with our Solutions team: you describe the work, we come back with people who fit and have the hours."
    >
      <ContactWays />
    </Page>
  )
}
