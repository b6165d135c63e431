import * as t from '@talentplace/contract/core/messages/dead-ends'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import styles from './actions.module.css'

/** A3.4: any path that is no page of ours. */
export default function NotFoundPage() {
  return (
    <Page heading={t.noPage()} lead={t.noPageLead()}>
      <div className={styles.actions}>
        <LinkButton to={paths.home()}>{t.startPage()}</LinkButton>
        <LinkButton variant="outline" to={paths.search()}>
          {t.continueSearch()}
        </LinkButton>
      </div>
    </Page>
  )
}
