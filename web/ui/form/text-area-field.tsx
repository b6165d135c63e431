import { Textarea } from '@mantine/core'
import type { ComponentProps } from 'react'

/** Text of several lines. */
export function TextAreaField(props: ComponentProps<typeof Textarea>) {
  return <Textarea size="md" {...props} />
}
