import { useIsFetching, useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import styles from './once-loaded.module.css'

/** Milliseconds after which what is there is shown, whatever still loads. */
const mostWaiting = 5_000
/** What has come may ask for more in its turn; it has asked by then. */
const asksWithin = 40

/** A first answer is on its way; one that only renews what is shown doesn't count. */
const isFirst = ({ state }: Query): boolean => state.status === 'pending'

interface OnceLoadedProps {
  /** Holds the place meanwhile, as high as the window at least. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/**
 * Parts that load each for itself and stand below each other: they appear together once all of them have come, so that
 * none pushes another away. From then on they stay, whatever is loaded again.
 */
export function OnceLoaded({ fallback, children }: OnceLoadedProps) {
  const client = useQueryClient()
  const waiting = useIsFetching({ predicate: isFirst })
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (shown || waiting > 0) return undefined
    const timer = setTimeout(() => setShown(client.isFetching({ predicate: isFirst }) === 0), asksWithin)
    return () => clearTimeout(timer)
  }, [client, shown, waiting])

  useEffect(() => {
    const timer = setTimeout(() => setShown(true), mostWaiting)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      {!shown && <div aria-busy="true">{fallback}</div>}
      <div className={shown ? styles.shown : styles.hidden}>{children}</div>
    </>
  )
}
