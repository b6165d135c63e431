import type { Configuration } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import { Tag } from '../../ui/tag.tsx'
import { valueText } from './value-text.ts'

const longest = 128

/** A configuration's value in a line; A6.1: cut at 128 characters. */
export function ShownValue({ type, value }: Pick<Configuration, 'type' | 'value'>) {
  const text = valueText(type, value)
  if (type === 'switch') return <Tag tone={value === 'enabled' ? 'good' : 'plain'}>{text}</Tag>
  return <>{text.length > longest ? `${text.slice(0, longest - 1)}…` : text}</>
}
