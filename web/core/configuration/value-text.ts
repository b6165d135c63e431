import type { Configuration } from '@talentplace/contract/core/configuration/stored-configuration.routes'

type Value = Configuration['value']

/** A value as a line of text: a switch as Enabled or Disabled, a list with its entries side by side. */
export function valueText(type: Configuration['type'], value: Value): string {
  if (type === 'switch') return value === 'enabled' ? 'Enabled' : 'Disabled'
  if (Array.isArray(value)) return value.length === 0 ? 'Nothing' : value.join(', ')
  return value === '' ? 'Nothing' : String(value)
}

export function sameValue(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
