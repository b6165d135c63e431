import { Fragment } from 'react'
import { amountText } from './income-words.ts'
import styles from './net-income.module.css'

/** As many characters as a column holds at its usual size. */
const usual = 8
const usualWhereRoomy = 10

interface AmountProps {
  readonly cents: number
  /** Its column is a wider one. */
  readonly roomy?: boolean
}

/** An amount in a column, never cut off: a longer one is smaller, and where even that doesn’t fit it goes on after a comma. */
export function Amount({ cents, roomy = false }: AmountProps) {
  const text = amountText(cents)
  return (
    <span className={styles.amount} data-long={text.length > (roomy ? usualWhereRoomy : usual) || undefined}>
      {text.split(/(?<=,)/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
