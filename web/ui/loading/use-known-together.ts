import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Milliseconds in which an answer may lead to the next question. */
const quiet = 40

/** What has a place of its own, whose `meta` says so, is waited for by nobody. */
const isFirstAnswer = {
  predicate: ({ state, meta }: Query) => state.status === 'pending' && meta?.['hasRoom'] !== true,
}

/**
 * True once everything that a page's parts ask for has been answered for the first time, or could not be, or takes too long. They are
 * shown together then: one that came later would push away what someone is about to press. `isKnown`: the parts are there and ask;
 * `longestWait`: milliseconds that what has come waits for the rest at most.
 */
export function useKnownTogether(isKnown: boolean, longestWait: number): boolean {
  const queryClient = useQueryClient()
  const [together, setTogether] = useState(false)
  useEffect(() => {
    if (!isKnown || together) return
    const look = () => void (queryClient.isFetching(isFirstAnswer) === 0 && setTogether(true))
    // Every part has asked once the effects of this rendering have run: where all is known by then, nothing leads to another question.
    let isOver = false
    queueMicrotask(() => void (isOver || look()))
    let next = setTimeout(look, quiet)
    const last = setTimeout(() => setTogether(true), longestWait)
    const end = queryClient.getQueryCache().subscribe(() => {
      clearTimeout(next)
      next = setTimeout(look, quiet)
    })
    return () => {
      isOver = true
      clearTimeout(next)
      clearTimeout(last)
      end()
    }
  }, [isKnown, longestWait, together, queryClient])
  return together
}
