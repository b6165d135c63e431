import { useEffect, useEffectEvent, useState } from 'react'
import { announce } from '../../ui/notice/live-region.tsx'
import { clockText } from './test-words.ts'
import styles from './running-test.module.css'

const second = 1000
/** Said aloud, so rarely that nobody is interrupted. */
const said = new Map([
  [300, '5 minutes left'],
  [60, '1 minute left'],
])

const leftUntil = (ends: number) => Math.max(0, Math.ceil((ends - performance.now()) / second))

interface TimeLeftProps {
  /** By the clock of `performance.now()`. */
  readonly ends: number
  readonly onOver: () => void
}

/** How much time is left, to read at any moment and said twice. */
export function TimeLeft({ ends, onOver }: TimeLeftProps) {
  const [left, setLeft] = useState(() => leftUntil(ends))
  const tick = useEffectEvent(() => {
    const now = leftUntil(ends)
    if (now === left) return
    for (const [at, words] of said) if (left > at && now <= at) announce(words)
    setLeft(now)
    if (now === 0) onOver()
  })
  useEffect(() => {
    const ticking = setInterval(tick, second / 4)
    return () => clearInterval(ticking)
  }, [])
  return (
    <p className={styles.time} role="timer" aria-live="off" data-short={left <= 60 || undefined}>
      {clockText(left)} <span className={styles.unit}>left</span>
    </p>
  )
}
