import type { Worded } from '@talentplace/contract/shared/lifecycle'
import { Tag } from './tag.tsx'

interface StateTagProps<Name extends string> {
  readonly of: Worded<Name>
  readonly state: NoInfer<Name>
}

/** A state by its lifecycle's word and tone. */
export function StateTag<Name extends string>({ of: { word, tone }, state }: StateTagProps<Name>) {
  return <Tag tone={tone(state)}>{word(state)}</Tag>
}
