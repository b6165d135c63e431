import type { ArgumentsOf, Message, TagsOf } from '@talentplace/contract/shared/i18n/message'
import { Fragment, type ReactNode } from 'react'

type RichProps<Text extends string> = {
  readonly of: Message<Text>
  readonly values: ArgumentsOf<Text>
} & Readonly<Record<TagsOf<Text>, (text: ReactNode[]) => ReactNode>>

/** A message with links or emphasis in it, whose tags are made by the props of their names: its parts in the order of its language. */
export function Rich<Text extends string>({ of: write, values, ...tags }: RichProps<Text>): ReactNode {
  const parts = write as unknown as (values: object) => ReactNode[]
  // The parts of a message never change places.
  return parts({ ...values, ...tags }).map((part, at) => <Fragment key={at}>{part}</Fragment>)
}
