import type { LiHTMLAttributes, ReactNode } from 'react'
import styles from './entries.module.css'

interface EntriesProps {
  /** What is said instead of an empty list; nothing where it isn't given. */
  readonly none?: string
  /** An `Entry` or `EntryLine` each. */
  readonly children: readonly ReactNode[]
}

/** A short list within a panel, all of it at once. */
export function Entries({ none, children }: EntriesProps) {
  if (children.length === 0) return none === undefined ? null : <p className={styles.none}>{none}</p>
  return <ul className={styles.entries}>{children}</ul>
}

/** A line of the list as its owner draws it: what stands at both ends, below each other where room is short. */
export function EntryLine({ className, ...rest }: LiHTMLAttributes<HTMLLIElement>) {
  return <li {...rest} className={[styles.entry, className].filter(Boolean).join(' ')} />
}

interface EntryProps {
  readonly name: ReactNode
  readonly detail: ReactNode
  /** A second line of detail. */
  readonly note?: ReactNode
  /** Stands at the end of the line: a tag, a state. */
  readonly children?: ReactNode
}

/** One of `Entries`. */
export function Entry({ name, detail, note, children }: EntryProps) {
  return (
    <EntryLine>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{detail}</p>
        {note && <p className={styles.detail}>{note}</p>}
      </div>
      {children}
    </EntryLine>
  )
}
