import { contact } from '@talentplace/contract/core/content/shipped/contact'
import { ContentPage } from '../../../core/content/content-page.tsx'
import { useContent } from '../../../core/content/use-content.ts'
import { ContactWays } from './contact-ways.tsx'
import styles from './reach-us-page.module.css'

/** A4.2: Contact, with the configured mailboxes and meetings (A6.11). */
export default function ReachUsPage() {
  return (
    <ContentPage content={useContent('contact', contact)}>
      <div className={styles.ways}>
        <ContactWays />
      </div>
    </ContentPage>
  )
}
