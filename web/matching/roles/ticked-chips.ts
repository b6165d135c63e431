import type { KeywordGroups } from '@talentplace/contract/core/criteria/criteria'
import { sameWord } from '../requirements/entered-keywords.ts'

const storageKey = 'talentplace.ticked'

/**
 * B2.3: the roles entered by name in the first step, and those its free words surely mean, selected by themselves in the second. Each once only, so that a
 * person who deselects one keeps it deselected; `ticked` are the names that were taken before.
 */
export function chipsToTick(
  chips: KeywordGroups['roles'],
  roles: readonly { readonly id: number; readonly value: string }[],
  rids: readonly number[],
  ticked: readonly string[],
): { readonly id: number; readonly name: string }[] {
  return chips.flatMap((name) => {
    const role = roles.find(({ value }) => sameWord(value, name))
    const isDone = role === undefined || rids.includes(role.id) || ticked.some((each) => sameWord(each, name))
    return isDone ? [] : [{ id: role.id, name }]
  })
}

/** The names taken in this tab so far, also before a reload; those whose chips are gone count no more. */
export function readTicked(chips: readonly string[]): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? chips.filter((name) => stored.includes(name)) : []
  } catch {
    return []
  }
}

export function keepTicked(names: readonly string[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(names))
  } catch {
    // Without storage a reload may select them again; nothing else is lost.
  }
}
