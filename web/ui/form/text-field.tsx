import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'

/** A line of text, a date, a time or a number as it is typed. */
export function TextField(props: ComponentProps<typeof TextInput>) {
  return <TextInput size="md" {...props} />
}
