import { useState, type FormEvent } from 'react'

/** The state of a card form that is being sent: once at a time, and what went wrong. */
export function useCardEntry(send: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await send()
    } catch (error) {
      setProblem((error as Error).message)
      setBusy(false)
    }
  }
  return { busy, problem, onSubmit: (event: FormEvent) => void submit(event) }
}
