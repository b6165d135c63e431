import { useSyncExternalStore } from 'react'

const halfMinute = 30_000

function listen(listener: () => void): () => void {
  const ticking = setInterval(listener, halfMinute)
  return () => clearInterval(ticking)
}

function read(): number {
  return Math.floor(Date.now() / halfMinute) * halfMinute
}

/** The time in milliseconds, to the half minute, so that "5 min ago" grows older by itself. */
export function useNow(): number {
  return useSyncExternalStore(listen, read, read)
}
