import { useConfiguration } from '../../../platform/configuration/configuration.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './client-home.module.css'

/** Where a client turns for help. */
export function HelpPanel() {
  const support = useConfiguration().data?.links.client_support
  return (
    <Panel
      title="Rather talk it through?"
      lead="Half an hour with our Solutions team, and we’ll come back with people who fit."
    >
      <LinkButton variant="outline" to={paths.contact()}>
        Book a discovery call
      </LinkButton>
      {support && (
        <p className={styles.or}>
          Or write to <a href={`mailto:${support}`}>{support}</a>.
        </p>
      )}
    </Panel>
  )
}
