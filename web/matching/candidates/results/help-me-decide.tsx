import * as t from '@talentplace/contract/matching/messages/candidates'
import { IconQuestionMark } from '@tabler/icons-react'
import { useCriteria } from '../../../platform/criteria/criteria.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './help-me-decide.module.css'

/** 0.8: stands among the candidates of the first page. */
export function HelpMeDecideCard() {
  const { uuid } = useCriteria().criteria
  return (
    <aside className={styles.card} aria-labelledby="help-me-decide">
      <span className={styles.mark}>
        <IconQuestionMark size={24} stroke={2.5} aria-hidden="true" />
      </span>
      <h2 id="help-me-decide" className={styles.title}>
        {t.notSure()}
      </h2>
      <p className={styles.text}>{t.callOffer()}</p>
      <LinkButton variant="outline" to={paths.contact(uuid)}>
        {t.bookDiscoveryCall()}
      </LinkButton>
    </aside>
  )
}

/** B4.4 */
export function HelpMeDecideDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { uuid } = useCriteria().criteria
  return (
    <Dialog opened={opened} onClose={onClose} title={t.helpMeDecide()}>
      <div className={styles.dialog}>
        <p>{t.howOrdered()}</p>
        <p>
          {t.talkItThrough()} {t.callOffer()}
        </p>
        <LinkButton to={paths.contact(uuid)}>{t.bookDiscoveryCall()}</LinkButton>
      </div>
    </Dialog>
  )
}
