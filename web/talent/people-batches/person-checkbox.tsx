import styles from './batches.module.css'
import type { Chosen } from './use-chosen.ts'

/** Chooses someone of a list. */
export function PersonCheckbox({ uuid, name, chosen }: { uuid: string; name: string; chosen: Chosen }) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={`Choose ${name}`}
        checked={chosen.uuids.has(uuid)}
        onChange={() => chosen.toggle(uuid)}
      />
    </label>
  )
}
