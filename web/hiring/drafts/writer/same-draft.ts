import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'

type Field = keyof MatchingCriteria

/** The draft's name and uuid are its row's own and no reason to save. */
const ofTheRow: readonly Field[] = ['uuid', 'project_name']
/** Where a page is looking; each has its own. */
const ofThePage: readonly Field[] = ['step', 'focusedRid', 'timezone_offset']

function differ(one: MatchingCriteria, other: MatchingCriteria, apart: readonly Field[]): boolean {
  const fields = (Object.keys(one) as Field[]).filter((field) => !apart.includes(field))
  return fields.some((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}

export function isSameDraft(one: MatchingCriteria, other: MatchingCriteria): boolean {
  return !differ(one, other, ofTheRow)
}

/** True where the same was chosen, wherever one looks at it. */
export function isSameChoice(one: MatchingCriteria, other: MatchingCriteria): boolean {
  return !differ(one, other, [...ofTheRow, ...ofThePage])
}
