import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formProblems, type FormProblems } from '../../../platform/api/form-problems.ts'
import { notify } from '../../../ui/snackbar.ts'
import { reloadPrices } from './reload-prices.ts'

interface PriceChange {
  readonly problems: FormProblems | null
  readonly busy: boolean
  /** Does it, says so and shows it everywhere; a refusal stands in `problems`, and what was entered stays. */
  run(change: () => Promise<unknown>): Promise<void>
}

/** A change of prices or taxes from a dialog: `done` is said once it is made, `otherwise` when it fails without a reason. */
export function usePriceChange(words: { done: string; otherwise: string }, onDone: () => void): PriceChange {
  const client = useQueryClient()
  const [problems, setProblems] = useState<FormProblems | null>(null)
  const [busy, setBusy] = useState(false)
  return {
    problems,
    busy,
    async run(change) {
      setBusy(true)
      setProblems(null)
      try {
        await change()
        onDone()
        notify({ kind: 'success', message: words.done })
        await reloadPrices(client)
      } catch (error) {
        setProblems(formProblems(error, words.otherwise))
      } finally {
        setBusy(false)
      }
    },
  }
}
