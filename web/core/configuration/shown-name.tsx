import { partsOfName } from './configuration-name.ts'
import styles from './shown-name.module.css'

/** A configuration's own name with its group below. */
export function ShownName({ name }: { name: string }) {
  const { group, own } = partsOfName(name)
  return (
    <span className={styles.name}>
      {own} <span className={styles.group}>{group}</span>
    </span>
  )
}
