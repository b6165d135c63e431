import type { ConfigurationChange } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import { sameValue, valueText } from './value-text.ts'

/** What a change did, in a line: `Disabled → Enabled`. */
export function changeText({ before, after }: Pick<ConfigurationChange, 'before' | 'after'>): string {
  if (before === null) return after === null ? 'Removed' : `Added: ${valueText(after.type, after.value)}`
  if (after === null) return `Removed; it was ${valueText(before.type, before.value)}`
  if (sameValue(before.value, after.value)) return 'Note changed'
  return `${valueText(before.type, before.value)} → ${valueText(after.type, after.value)}`
}
