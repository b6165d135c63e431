import type { CSSProperties } from 'react'
import styles from './share-bar.module.css'

export type ShareTone = 'spruce' | 'marigold' | 'plain'

interface ShareBarProps {
  /** The parts of a whole, in order; what they say stands beside the bar in words. */
  readonly parts: readonly {
    readonly key: string
    readonly amount: number
    readonly tone: ShareTone
  }[]
}

/** How a whole is made up, as one bar. For the eye alone: the figures stand beside it. */
export function ShareBar({ parts }: ShareBarProps) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts
        .filter(({ amount }) => amount > 0)
        .map(({ key, amount, tone }) => (
          <span
            key={key}
            className={styles.part}
            data-tone={tone}
            style={{ flexGrow: amount } satisfies CSSProperties}
          />
        ))}
    </div>
  )
}
