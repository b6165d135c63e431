import { initialsOf } from './initials.ts'
import styles from './user-name.module.css'

/** A person's name behind their initials. */
export function UserName({ name }: { name: string }) {
  return (
    <span className={styles.person}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className={styles.name}>{name}</span>
    </span>
  )
}
