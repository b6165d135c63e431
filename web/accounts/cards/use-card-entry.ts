import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import type { CardEntry, OnCardEntry } from '../../ui/form/card-entry.ts'

interface CardSubmission {
  /** Everything the card needs is entered, and this person may add one. */
  readonly ready: boolean
  /** Adds the card and gives its uuid. Rejects with what a person reads. */
  readonly send: () => Promise<string>
  /** Where one button of the screen does everything: told of the card as it is entered. */
  readonly onEntry: OnCardEntry | undefined
  readonly focus: () => void
}

/** The state of a card form that is being sent: once at a time, and what went wrong. */
export function useCardEntry({ ready, send, onEntry, focus }: CardSubmission) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useRef<Promise<string | null> | null>(null)

  async function submit(): Promise<string | null> {
    setBusy(true)
    setProblem(null)
    try {
      return await send()
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
      return null
    } finally {
      sending.current = null
    }
  }

  function add(): Promise<string | null> {
    sending.current ??= submit()
    return sending.current
  }

  const latest = useRef({ add, focus })
  useEffect(() => {
    latest.current = { add, focus }
  })
  const report = useEffectEvent((entry: CardEntry | null) => onEntry?.(entry))
  useEffect(
    () => report({ isComplete: ready, add: () => latest.current.add(), focus: () => latest.current.focus() }),
    [ready],
  )
  useEffect(() => () => report(null), [])

  return {
    busy,
    problem,
    /** What is entered was changed: what was said of it no longer holds. */
    onEdited: () => setProblem(null),
    onSubmit(event: FormEvent) {
      event.preventDefault()
      if (ready) void add()
    },
  }
}
