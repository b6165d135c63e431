import { useSyncExternalStore } from 'react'
import {
  changeCriteria,
  clearCriteria,
  criteriaState,
  noChoices,
  type Change,
  type ChangeOptions,
  type CriteriaState,
} from './criteria-store.ts'

export interface Criteria extends CriteriaState {
  update(change: Change, options?: ChangeOptions): void
  clear(): void
}

/** The matching choices. On `/` and `/search` the address is the truth; every change writes it and the storage entry. */
export function useCriteria(): Criteria {
  const state = useSyncExternalStore(criteriaState.listen, criteriaState.read, () => noChoices)
  return { ...state, update: changeCriteria, clear: clearCriteria }
}
