import * as t from '@talentplace/contract/matching/messages/pool'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { changeCriteria } from '../../platform/criteria/criteria-store.ts'
import type { CartItem } from './cart-item.ts'
import { chooseAlternate, removeAlternate } from './choose-alternate.ts'
import { TextButton } from '../../ui/text-button.tsx'
import styles from './waiting-people.module.css'

/** People chosen for a role elsewhere at the same time as someone else: either may have its place. */
export function WaitingPeople({ items, role }: { items: readonly CartItem[]; role: string }) {
  if (items.length === 0) return null
  return (
    <section className={styles.waiting} aria-label={t.alsoChosenFor({ role })}>
      <p className={styles.lead}>{t.alsoChosen()}</p>
      <ul className={styles.people}>
        {items.map((item) => (
          <li key={item.assistant_id} className={styles.person}>
            <span className={styles.name}>{item.known_as}</span>
            <TextButton
              tone="muted"
              className={styles.action}
              aria-label={t.choosePerson({ name: item.known_as })}
              onClick={() => changeCriteria((present) => chooseAlternate(present, item))}
            >
              {t.choose()}
            </TextButton>
            <TextButton
              tone="muted"
              className={styles.action}
              aria-label={t.removeAlsoChosen({ name: item.known_as })}
              onClick={() => changeCriteria((present) => removeAlternate(present, item))}
            >
              {ui.remove()}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
