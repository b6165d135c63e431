import { useEffect, useEffectEvent, useMemo } from 'react'
import type { KeywordGroups } from '@talentplace/contract/core/criteria/criteria'
import type { StoredCriteria } from '../../platform/criteria/empty-criteria.ts'
import { storedEntry } from '../../platform/browser/stored-entry.ts'
import { meantFacts, messageFacts } from './message-facts.ts'
import { filtersPrefilled, hoursPrefilled } from './prefill.ts'
import { meantNames, notMeantKey, useUnderstoodWords } from './understood-words.ts'

interface Entered {
  readonly keywords: KeywordGroups
  readonly not_meant: readonly string[]
}
type Prefill = (change: (criteria: StoredCriteria) => Partial<StoredCriteria>) => void

/** What was made choices of in this tab: once only, so that what a person takes away again stays away. */
const taken = storedEntry('talentplace.prefilled', 'tab')

function keysTaken(): string[] {
  const stored = taken.read()
  return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
}

/** What the message says and wasn't left out; null while that isn't known. */
function useFacts({ keywords, not_meant: notMeant }: Entered) {
  const understanding = useUnderstoodWords(keywords.default)
  return useMemo(() => {
    if (!understanding.settled) return null
    const { message, texts } = understanding
    return {
      facts: meantFacts(messageFacts(message, texts), notMeant),
      names: meantNames(understanding, notMeant, keywords),
    }
  }, [understanding, notMeant, keywords])
}

/** Makes the clock, times and languages of the message the filters of the candidates, each once. */
export function usePrefilledFilters(entered: Entered & Pick<StoredCriteria, 'rids'>, prefill: Prefill): void {
  const said = useFacts(entered)
  const fill = useEffectEvent(({ facts, names }: NonNullable<typeof said>) => {
    // Without roles it is a new search: what an earlier one took counts no more.
    const before = entered.rids.length === 0 ? [] : keysTaken()
    const freshFacts = facts.filter(({ kind, key }) => kind !== 'hours' && !before.includes(key))
    const freshNames = names.filter((name) => name.type === 'language' && !before.includes(notMeantKey(name)))
    taken.write([...before, ...freshFacts.map(({ key }) => key), ...freshNames.map(notMeantKey)])
    if (freshFacts.length + freshNames.length > 0)
      prefill((criteria) => filtersPrefilled(criteria, freshFacts, freshNames))
  })
  useEffect(() => {
    if (said !== null) fill(said)
  }, [said])
}

/** Gives the roles the hours of the message, once. @returns what it says of hours and budget, in its own words; null: nothing */
export function usePrefilledHours(
  criteria: StoredCriteria,
  prefill: Prefill,
): { readonly hours: string | null; readonly budget: string | null } {
  const said = useFacts(criteria)
  const fact = said?.facts.find((each) => each.kind === 'hours')
  const budget = said?.facts.find((each) => each.kind === 'budget')
  const key = fact?.key
  const hasRoles = criteria.rids.length > 0
  useEffect(() => {
    const before = keysTaken()
    if (key === undefined || !hasRoles || before.includes(key)) return
    taken.write([...before, key])
    prefill((present) => hoursPrefilled(present, fact))
  }, [key, fact, hasRoles, prefill])
  return { hours: fact?.words ?? null, budget: budget?.label ?? null }
}
