import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import styles from './actions.module.css'

/** A3.4: any path that is no page of ours. */
export default function NotFoundPage() {
  return (
    <Page
      heading="There is no page here"
      lead="The address may be mistyped, or the page may have moved. Your search and what you chose in it are kept."
    >
      <div className={styles.actions}>
        <LinkButton to={paths.home()}>Go to the start page</LinkButton>
        <LinkButton variant="outline" to={paths.search()}>
          Continue my search
        </LinkButton>
      </div>
    </Page>
  )
}
