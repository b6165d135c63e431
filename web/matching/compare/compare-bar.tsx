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
    <section className={styles.bar} aria-label="Compare candidates">
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.uuid}>
            <button
              type="button"
              className={styles.person}
              aria-label={`Take ${person.name} out`}
              onClick={() => toggleCompared(person)}
            >
              {person.name} <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <TextButton className={styles.clear} onClick={clearCompared}>
          Clear
        </TextButton>
        {people.length > 1 ? (
          <LinkButton
            to={compareAddress(
              people.map(({ uuid }) => uuid),
              search,
            )}
          >
            Compare {people.length}
          </LinkButton>
        ) : (
          <span className={styles.hint}>Choose up to {maxCompared - 1} more</span>
        )}
      </div>
    </section>
  )
}
