import { IconQuestionMark } from '@tabler/icons-react'
import { useCriteria } from '../../../platform/criteria/criteria.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './help-me-decide.module.css'

const offer = 'Tell us about the work in a half-hour call. We’ll come back with three people who fit.'

/** 0.8: stands among the candidates of the first page. */
export function HelpMeDecideCard() {
  const { uuid } = useCriteria().criteria
  return (
    <aside className={styles.card} aria-labelledby="help-me-decide">
      <span className={styles.mark}>
        <IconQuestionMark size={24} stroke={2.5} aria-hidden="true" />
      </span>
      <h2 id="help-me-decide" className={styles.title}>
        Not sure yet? Help me decide
      </h2>
      <p className={styles.text}>{offer}</p>
      <LinkButton variant="outline" to={paths.contact(uuid)}>
        Book a discovery call
      </LinkButton>
    </aside>
  )
}

/** B4.4 */
export function HelpMeDecideDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { uuid } = useCriteria().criteria
  return (
    <Dialog opened={opened} onClose={onClose} title="Help me decide">
      <div className={styles.dialog}>
        <p>
          The candidates are ordered by how well they fit: the roles, skills and tools you asked for, the hours of your
          working day they share, the hours they have free, and their reviews. Open “Why this match” on a card to see
          every part of its score.
        </p>
        <p>Would you rather talk it through? {offer}</p>
        <LinkButton to={paths.contact(uuid)}>Book a discovery call</LinkButton>
      </div>
    </Dialog>
  )
}
