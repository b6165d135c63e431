import type { ReactNode } from 'react'
import styles from './once-loaded.module.css'
import { useKnownTogether } from './use-known-together.ts'

/** Milliseconds after which what is there is shown, whatever still loads. */
const longestWait = 5_000

interface OnceLoadedProps {
  /** Holds the place meanwhile. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/**
 * Parts that load each for itself and stand below each other: they appear together once all of them have come, so that
 * none pushes another away. From then on they stay, whatever is loaded again.
 */
export function OnceLoaded({ fallback, children }: OnceLoadedProps) {
  const isReady = useKnownTogether(true, longestWait)
  return (
    <>
      {!isReady && <div aria-busy="true">{fallback}</div>}
      <div className={isReady ? styles.shown : styles.hidden}>{children}</div>
    </>
  )
}
