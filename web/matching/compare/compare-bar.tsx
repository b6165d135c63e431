import * as t from '@talentplace/contract/matching/messages/compare'
import { LinkButton } from '../../ui/button.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { compareAddress } from './compare-address.ts'
import styles from './compare-bar.module.css'
import { clearCompared, maxCompared, toggleCompared, type Compared } from './compared.ts'

interface CompareBarProps {
  readonly people: readonly Compared[]
  /** What they are compared for. */
  readonly search: string
}

/** Who is chosen to be compared, at the foot of the window. */
export default function CompareBar({ people, search }: CompareBarProps) {
  return (
    <section className={styles.bar} aria-label={t.compareCandidates()}>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.uuid}>
            <button
              type="button"
              className={styles.person}
              aria-label={t.takeOut({ name: person.name })}
              onClick={() => toggleCompared(person)}
            >
              {person.name} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <TextButton className={styles.clear} onClick={clearCompared}>
          {t.clear()}
        </TextButton>
        {people.length > 1 ? (
          <LinkButton
            to={compareAddress(
              people.map(({ uuid }) => uuid),
              search,
            )}
          >
            {t.compareCount({ count: people.length })}
          </LinkButton>
        ) : (
          <span className={styles.hint}>{t.chooseMore({ count: maxCompared - 1 })}</span>
        )}
      </div>
    </section>
  )
}
