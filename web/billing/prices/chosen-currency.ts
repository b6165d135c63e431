import { useSyncExternalStore } from 'react'
import type { Currency } from '@talentplace/contract/shared/money'
import { createStore } from '../../platform/browser/store.ts'
import { storedEntry } from '../../platform/browser/stored-entry.ts'

const entry = storedEntry('talentplace.currency')
const chosen = createStore<Currency>(entry.read() === 'usd' ? 'usd' : 'cad')

/** The currency this visitor wants prices in; remembered by the browser, Canadian dollars until chosen. */
export function useChosenCurrency(): [Currency, (currency: Currency) => void] {
  const currency = useSyncExternalStore(chosen.listen, chosen.read, () => 'cad' as const)
  return [
    currency,
    (next) => {
      entry.write(next)
      chosen.replace(next)
    },
  ]
}
