import type { ReactNode } from 'react'
import styles from './amount-lines.module.css'

interface AmountLinesProps {
  /** Other amounts are on their way. */
  readonly updating?: boolean
  /** An `AmountLine` each. */
  readonly children: ReactNode
}

/** What an amount is made of, one below the other, and what it comes to. */
export function AmountLines({ updating = false, children }: AmountLinesProps) {
  return (
    <dl className={styles.lines} aria-busy={updating || undefined}>
      {children}
    </dl>
  )
}

interface AmountLineProps {
  /** As it is to be read, with its currency. */
  readonly amount: string
  /** What the lines above come to. */
  readonly total?: true
  readonly children: ReactNode
}

export function AmountLine({ amount, total, children }: AmountLineProps) {
  return (
    <div className={styles.line} data-total={total}>
      <dt>{children}</dt>
      <dd>{amount}</dd>
    </div>
  )
}

/** Small words below those of an `AmountLine`. */
export function AmountNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>
}
