import type { Configuration } from '@talentplace/contract/core/configuration/stored-configuration.routes'

type Type = Configuration['type']
type Value = Configuration['value']

/** A value as its field holds it: text; a list has one entry a line. */
export function draftOf(type: Type, value: Value): string {
  if (Array.isArray(value)) return value.join('\n')
  return type === 'switch' ? (value === 'enabled' ? 'enabled' : 'disabled') : String(value)
}

/** What a field's text stands for, or why it stands for nothing. */
export function readDraft(type: Type, draft: string): { value: Value } | { problem: string } {
  if (type === 'list') {
    const entries = draft.split('\n').map((line) => line.trim())
    const value = entries.filter((line) => line !== '')
    if (value.length > 100) return { problem: 'At most 100 entries' }
    return value.some((line) => line.length > 200) ? { problem: 'An entry has at most 200 characters' } : { value }
  }
  if (type === 'number') {
    const value = Number(draft.trim())
    return draft.trim() === '' || !Number.isFinite(value)
      ? { problem: 'Must be a number, such as 12 or 0.5' }
      : { value }
  }
  return { value: draft }
}
